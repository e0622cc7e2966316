import { type Pigment, pigmentOf } from '../ink/colours';
import { group, n, place, polar } from '../ink/sketch';
import { leafAt } from '../plants/leaf';
import { petal } from '../plants/petal';
import { along, stem, type StemLine } from '../plants/stem';
import type { Drawing, GrowthPose } from './specimen';

/** A spur of apple blossom: open flowers in fives, pink in bud and at the rim, before the leaves are full. */
export function blossom(drawing: Drawing, pigment: Pigment, { length, bow }: GrowthPose): string {
  const { sketch, chance } = drawing;
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.6, y: -length }, bow };
  const parts = [stem(line, Math.max(2, length * 0.024), pigmentOf('bronze'))];
  for (let node = 0; node < 7; node += 1) {
    const { at, angle } = along(line, 0.26 + node * 0.12);
    const side = node % 2 === 0 ? -1 : 1;
    const long = length * 0.12;
    const form = { shape: 'oval', length: long, width: long * 0.5, sweep: side * 0.4 } as const;
    parts.push(leafAt(sketch, chance, form, pigmentOf('lime'), { at, angle: angle + side * 58 }));
    for (let flower = 0; flower < 2; flower += 1) {
      const off = polar(angle + side * (30 + flower * 70), length * 0.055 * (1 + flower));
      const where = { x: at.x + off.x, y: at.y + off.y };
      const body = node > 4 && flower === 1 ? pinkBud(length * 0.03) : openFlower(drawing, pigment, length * 0.062);
      parts.push(group(body, place(where, chance.between(0, 72))));
    }
  }
  return parts.join('');
}

const pinkBud = (r: number): string =>
  `<circle r="${n(r)}" fill="${pigmentOf('rose-pink').mid}"/><path d="M${n(-r)} 0q${n(r)} ${n(-r)} ${n(r * 2)} 0" fill="none" stroke="${pigmentOf('rose-pink').deep}" stroke-width="${n(r * 0.25)}"/>`;

function openFlower({ sketch, chance }: Drawing, pigment: Pigment, r: number): string {
  const shape = { shape: 'round', length: r, width: r * 0.86 } as const;
  const petals = Array.from({ length: 5 }, (_, index) =>
    group(petal(sketch, chance, shape, { pigment, step: (index % 3) * 0.4 - 0.3, veins: 0 }), `rotate(${index * 72})`),
  );
  const anthers = Array.from({ length: 8 }, (_, index) => {
    const spot = polar(index * 45, r * 0.34);
    return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(r * 0.075)}"/>`;
  });
  return `${petals.join('')}<circle r="${n(r * 0.16)}" fill="#d9dd8a"/><g fill="#d8ab3c">${anthers.join('')}</g>`;
}

/** An English bluebell: narrow bells that hang along one side of a nodding stem. */
export function bluebell({ sketch, chance }: Drawing, pigment: Pigment, { length, bow }: GrowthPose): string {
  const side = bow < 0 ? -1 : 1;
  const line: StemLine = {
    from: { x: 0, y: 0 },
    to: { x: side * length * 0.24, y: -length * 0.92 },
    bow: side * -length * 0.12,
    via: { x: 0, y: -length * 0.95 },
  };
  const bells = Array.from({ length: 8 }, (_, index) => {
    const { at } = along(line, 0.46 + index * 0.073);
    const size = length * 0.115 * (1 - index * 0.055);
    const lean = side * (index % 2 === 0 ? 26 : -14) + chance.between(-8, 8);
    const fill = sketch.rising([
      { offset: 0, colour: pigment.light },
      { offset: 0.4, colour: pigment.mid },
      { offset: 1, colour: pigment.deep },
    ]);
    const body = `<path d="M0 0C${n(size * 0.4)} ${n(size * 0.1)} ${n(size * 0.3)} ${n(size * 0.7)} ${n(size * 0.34)} ${n(size * 0.86)}Q${n(size * 0.56)} ${n(size * 1.02)} ${n(size * 0.36)} ${n(size)}Q${n(size * 0.12)} ${n(size * 0.92)} 0 ${n(size * 1.04)}Q${n(-size * 0.12)} ${n(size * 0.92)} ${n(-size * 0.36)} ${n(size)}Q${n(-size * 0.56)} ${n(size * 1.02)} ${n(-size * 0.34)} ${n(size * 0.86)}C${n(-size * 0.3)} ${n(size * 0.7)} ${n(-size * 0.4)} ${n(size * 0.1)} 0 0Z" fill="${fill}" stroke="${pigment.vein}" stroke-opacity="0.45" stroke-width="1"/>`;
    return group(body, place(at, -lean));
  });
  return stem(line, Math.max(1.5, length * 0.016), pigmentOf('green')) + bells.join('');
}
