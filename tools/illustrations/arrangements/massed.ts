import type { Chance } from '../ink/chance';
import { group, n, place, type Point, type Sketch } from '../ink/sketch';
import { type Drawing, drawHead, headSize, type Specimen } from '../species/specimen';

const VARIANTS = 7;

/** Heads of a radius of 100 px, drawn once and used many times. */
export interface Stamps {
  readonly defs: string;
  readonly idOf: (index: number) => string;
}

/** `name` distinguishes the stamps of one picture. */
export function stampsOf({ sketch, chance }: Drawing, massed: Specimen, name = 'massed'): Stamps {
  const defs = Array.from({ length: VARIANTS }, (_, index) => {
    const own = { sketch, chance: chance.part(`${name} ${index}`) };
    const pose = { unit: 100 / headSize(massed.name), facing: 0, tilt: 0, glow: (index % 3) * 0.3 - 0.2 };
    return `<g id="${name}${index}">${drawHead(own, massed, pose)}</g>`;
  });
  return { defs: defs.join(''), idOf: (index) => `${name}${index % VARIANTS}` };
}

/** Heads of this radius (px) at the spots, each with a little shade under it. */
export function drawMassed(
  sketch: Sketch,
  chance: Chance,
  spots: readonly Point[],
  radius: number,
  stamps: Stamps,
): string {
  const shade = sketch.round([
    { offset: 0, colour: '#2a2418', opacity: 0.5 },
    { offset: 0.7, colour: '#2a2418', opacity: 0.3 },
    { offset: 1, colour: '#2a2418', opacity: 0 },
  ]);
  return spots
    .map((spot, index) => {
      const scale = (radius / 100) * chance.about(0.1);
      const under = `<circle cx="${n(spot.x + 2)}" cy="${n(spot.y + 3)}" r="${n(radius * 1.12)}" fill="${shade}"/>`;
      const head = `<use href="#${stamps.idOf(index * 3 + chance.whole(0, 2))}"/>`;
      return under + group(head, place(spot, chance.between(-40, 40), scale));
    })
    .join('');
}

/** At least `apart` px from each other, the earlier ones first. */
export function thinned(spots: readonly Point[], apart: number): readonly Point[] {
  const taken: Point[] = [];
  for (const spot of spots) {
    if (taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= apart)) taken.push(spot);
  }
  return taken;
}
