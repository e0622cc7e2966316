import type { Pose } from './bloom';
import type { Chance } from '../ink/chance';
import type { Pigment } from '../ink/colours';
import { petal } from './petal';
import { group, n, place, type Sketch } from '../ink/sketch';

/** A flower seen from its side, closed like a cup: a tulip. */
export interface CupSpecies {
  readonly kind: 'cup';
  /** Half its height relative to a rose's radius. */
  readonly size: number;
}

/** A cup that stands on the origin's lower side; its middle is the origin. Three petals behind, three before. */
export function cup(sketch: Sketch, chance: Chance, pigment: Pigment, { radius, glow = 0 }: Pose): string {
  const tall = radius * 2.1;
  const blade = (x: number, turn: number, width: number, height: number, step: number): string => {
    const form = { shape: 'flame', length: tall * height * chance.about(0.025), width: radius * width } as const;
    const own = petal(sketch, chance, form, { pigment, step: step + glow, veins: 7, turn: turn - 8 });
    return group(own, place({ x: radius * x, y: radius }, turn));
  };
  const back = blade(-0.1, -13, 0.98, 0.97, -1.5) + blade(0.1, 14, 0.98, 0.95, -2) + blade(0, 1, 1.05, 1.02, -1.3);
  const sides = blade(-0.2, -12, 1.06, 0.94, 1.2) + blade(0.2, 13, 1.06, 0.92, -0.9);
  const front = blade(0, chance.between(-4, 4), 1.2, 0.84, 0.5);
  const base = sketch.round([
    { offset: 0, colour: pigment.vein, opacity: 0.34 },
    { offset: 1, colour: pigment.vein, opacity: 0 },
  ]);
  const bloomed = sketch.round([
    { offset: 0, colour: '#fff8e8', opacity: 0.34 },
    { offset: 1, colour: '#fff8e8', opacity: 0 },
  ]);
  return (
    `${back}${sides}${front}<ellipse cy="${n(radius * 0.78)}" rx="${n(radius * 0.6)}" ry="${n(radius * 0.34)}" fill="${base}"/>` +
    `<ellipse cx="${n(-radius * 0.26)}" cy="${n(radius * 0.05)}" rx="${n(radius * 0.22)}" ry="${n(radius * 0.6)}" fill="${bloomed}"/>`
  );
}
