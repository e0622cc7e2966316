import { lit, mix, type Pigment, pigmentOf } from '../ink/colours';
import { group, n, place, type Point, polar } from '../ink/sketch';
import { type PetalShape, petal } from '../plants/petal';
import { stem } from '../plants/stem';
import type { Drawing, GrowthPose } from './specimen';

const hook = (length: number, bow: number, side: number): { readonly stalk: string; readonly tip: Point } => {
  const top = { x: bow * 0.4, y: -length };
  const tip = { x: top.x + side * length * 0.13, y: -length * 0.93 };
  const green = pigmentOf('green');
  const up = stem({ from: { x: 0, y: 0 }, to: top, bow }, Math.max(2, length * 0.016), green);
  const over = `<path d="M${n(top.x)} ${n(top.y)}Q${n(top.x + side * length * 0.1)} ${n(top.y - length * 0.07)} ${n(tip.x)} ${n(tip.y)}" fill="none" stroke="${green.deep}" stroke-width="${n(Math.max(2, length * 0.012))}" stroke-linecap="round"/>`;
  return { stalk: up + over, tip };
};

/** Three white petals hanging from a green knob, a green heart on the short ones inside. */
export function snowdrop(drawing: Drawing, pigment: Pigment, { length, bow }: GrowthPose): string {
  const { sketch, chance } = drawing;
  const side = bow < 0 ? -1 : 1;
  const { stalk, tip } = hook(length, bow, side);
  const long = length * 0.25;
  const one = (turn: number, size: number, step: number, shape: PetalShape = 'shell'): string =>
    group(
      petal(sketch, chance, { shape, length: long * size, width: long * size * 0.56 }, { pigment, step, veins: 3 }),
      `rotate(${180 + turn})`,
    );
  const green = pigmentOf('green');
  const heart = `<path d="M${n(-long * 0.12)} ${n(long * 0.44)}L0 ${n(long * 0.58)}L${n(long * 0.12)} ${n(long * 0.44)}" fill="none" stroke="${green.mid}" stroke-width="${n(long * 0.09)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const knob = `<ellipse rx="${n(long * 0.1)}" ry="${n(long * 0.14)}" fill="${green.mid}" stroke="${green.deep}" stroke-width="1.5"/>`;
  const sheath = `<path d="M${n(bow * 0.4)} ${n(-length)}q${n(side * length * 0.03)} ${n(-length * 0.1)} ${n(side * length * 0.1)} ${n(-length * 0.1)}q${n(-side * length * 0.05)} ${n(length * 0.04)} ${n(-side * length * 0.1)} ${n(length * 0.1)}Z" fill="${green.light}" stroke="${green.deep}" stroke-opacity="0.5" stroke-width="1.5"/>`;
  const flower = one(0, 0.66, -1) + heart + one(-34, 1, -0.6) + one(34, 0.98, 0.2) + knob;
  return stalk + sheath + group(flower, place(tip, side * -6));
}

/** Petals swept back and up above a hooked stalk, a dark ring at their mouth. */
export function cyclamen(drawing: Drawing, pigment: Pigment, { length, bow }: GrowthPose): string {
  const { sketch, chance } = drawing;
  const side = bow < 0 ? -1 : 1;
  const { stalk, tip } = hook(length, bow, side);
  const long = length * 0.32;
  const petals = [-52, 54, -27, 29, 2].map((turn, index) =>
    group(
      petal(
        sketch,
        chance,
        { shape: 'flame', length: long * chance.about(0.08), width: long * 0.5 },
        { pigment, step: index % 2 === 0 ? 0.8 : -0.6, veins: 5, turn },
      ),
      `rotate(${n(turn + chance.between(-5, 5))})`,
    ),
  );
  const { deep, vein } = lit(pigment, -0.5);
  const mouth = `<ellipse cy="${n(long * 0.03)}" rx="${n(long * 0.17)}" ry="${n(long * 0.11)}" fill="${mix(deep, vein, 0.6)}" stroke="${pigment.light}" stroke-width="${n(long * 0.025)}"/>`;
  return stalk + group(petals.join('') + mouth, place(tip, side * 8));
}

/** Flat, round leaves marbled with silver: a cyclamen's. */
export function marbledLeaf({ sketch, chance }: Drawing, at: Point, angle: number, size: number): string {
  const green = pigmentOf('deep-green');
  const rim = Array.from({ length: 24 }, (_, index) => {
    const turn = index * 15;
    const cleft = Math.abs(((turn + 180) % 360) - 180) > 162 ? 0.35 : 1;
    const off = polar(turn, size * cleft * chance.about(0.04));
    return `${n(off.x)} ${n(off.y * 0.82)}`;
  });
  const fill = sketch.round([
    { offset: 0, colour: green.light },
    { offset: 1, colour: green.deep },
  ]);
  const marble = Array.from({ length: 13 }, (_, index) => {
    const turn = -150 + index * 25;
    const [inner, outer] = [polar(turn, size * 0.42), polar(turn + 9, size * 0.74)];
    return `M${n(inner.x)} ${n(inner.y * 0.82)}Q${n((inner.x + outer.x) * 0.55)} ${n((inner.y + outer.y) * 0.45)} ${n(outer.x)} ${n(outer.y * 0.82)}`;
  }).join('');
  return group(
    `<path d="M${rim.join('L')}Z" fill="${fill}" stroke="${green.vein}" stroke-opacity="0.5" stroke-width="2" stroke-linejoin="round"/><path d="${marble}" fill="none" stroke="#c9d8c4" stroke-opacity="0.75" stroke-width="${n(size * 0.1)}" stroke-linecap="round"/>`,
    place(at, angle),
  );
}
