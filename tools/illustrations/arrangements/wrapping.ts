import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { n, type Point, type Sketch } from '../ink/sketch';
import { stem } from '../plants/stem';
import type { VesselForm } from './vessels';

/** Cut stems below the tie, splayed as the spiral leaves them. */
export function stemsBelow(chance: Chance, tie: Point, foot: number): string {
  const green = pigmentOf('green');
  return Array.from({ length: 15 }, (_, index) => {
    const share = ((index * 7) % 15) / 14 - 0.5;
    const end = {
      x: tie.x + share * 230 + chance.between(-8, 8),
      y: foot - Math.abs(share) * 40 + chance.between(-14, 14),
    };
    const start = { x: tie.x - share * 46, y: tie.y - 20 };
    const tone: Pigment = { ...green, mid: mix(green.mid, green.deep, chance.next() * 0.8) };
    const cut = `<ellipse cx="${n(end.x)}" cy="${n(end.y)}" rx="5.5" ry="3.4" fill="#dfe6bd"/>`;
    return stem({ from: end, to: start, bow: share * 26 }, 13, tone) + cut;
  }).join('');
}

/** Stems in a vase, seen through its glass: from the rim they cross and lean on the far wall. */
export function stemsInWater(chance: Chance, { x, top, bottom, half }: VesselForm): string {
  const green = pigmentOf('green');
  return Array.from({ length: 13 }, (_, index) => {
    const share = ((index * 5) % 13) / 12 - 0.5;
    const from = { x: x - share * half * 1.45 + chance.between(-8, 8), y: bottom - 22 - chance.between(0, 26) };
    const to = { x: x + share * half * 1.5 + chance.between(-14, 14), y: top - 120 };
    const tone: Pigment = { ...green, mid: mix(green.mid, green.deep, chance.next() * 0.8) };
    return stem({ from, to, bow: share * 20 }, chance.between(8, 12), tone);
  }).join('');
}

/** The stems of a posy under its flowers, bound all the way down in `colour` and finished with a bow. */
export function boundHandle(
  sketch: Sketch,
  chance: Chance,
  colour: string = chance.part('satin').pick(['ivory', 'blush', 'sage', 'sky']),
): string {
  const satin = pigmentOf(colour);
  const fill = sketch.across([
    { offset: 0, colour: satin.mid },
    { offset: 0.3, colour: satin.light },
    { offset: 1, colour: satin.deep },
  ]);
  const cut = [-34, -12, 10, 32].map((x) =>
    stem({ from: { x: 548 + x * 1.3, y: 1248 }, to: { x: 542 + x, y: 1120 }, bow: 0 }, 15, pigmentOf('green')),
  );
  const turns = Array.from({ length: 9 }, (_, index) => `M484 ${880 + index * 36}L602 ${856 + index * 36}`).join('');
  const grip = `<path d="M482 780H600L596 1184Q545 1204 492 1186Z" fill="${fill}"/><path d="${turns}" stroke="${satin.vein}" stroke-opacity="0.3" stroke-width="3"/>`;
  return cut.join('') + grip + bow(sketch, { x: 542, y: 930 }, satin);
}

/** A satin ribbon around the stems, tied in a bow with two tails. */
export const ribbon = (sketch: Sketch, tie: Point, pigment: Pigment): string => tied(sketch, tie, pigment, true);

/** The bow alone. */
export const bow = (sketch: Sketch, tie: Point, pigment: Pigment): string => tied(sketch, tie, pigment, false);

function tied(sketch: Sketch, tie: Point, pigment: Pigment, withBand: boolean): string {
  const satin = sketch.across([
    { offset: 0, colour: pigment.deep },
    { offset: 0.3, colour: pigment.light },
    { offset: 0.62, colour: pigment.mid },
    { offset: 1, colour: pigment.deep },
  ]);
  const { x, y } = tie;
  const path = (d: string): string =>
    `<path d="${d}" fill="${satin}" stroke="${pigment.vein}" stroke-opacity="0.3" stroke-width="1.5"/>`;
  const tail = (side: number, long: number): string =>
    path(
      `M${n(x)} ${n(y + 6)}C${n(x + side * 30)} ${n(y + 60)} ${n(x + side * 84)} ${n(y + 100)} ${n(x + side * 66)} ${n(y + long)}L${n(x + side * 88)} ${n(y + long - 14)}L${n(x + side * 106)} ${n(y + long - 4)}C${n(x + side * 124)} ${n(y + 96)} ${n(x + side * 62)} ${n(y + 46)} ${n(x + side * 16)} ${n(y - 4)}Z`,
    );
  const loop = (side: number): string =>
    path(
      `M${n(x)} ${n(y)}C${n(x + side * 38)} ${n(y - 62)} ${n(x + side * 132)} ${n(y - 66)} ${n(x + side * 128)} ${n(y - 8)}C${n(x + side * 124)} ${n(y + 42)} ${n(x + side * 44)} ${n(y + 34)} ${n(x)} ${n(y + 6)}Z`,
    ) +
    `<path d="M${n(x + side * 12)} ${n(y)}C${n(x + side * 46)} ${n(y - 26)} ${n(x + side * 84)} ${n(y - 30)} ${n(x + side * 104)} ${n(y - 12)}" fill="none" stroke="${pigment.vein}" stroke-opacity="0.28" stroke-width="5" stroke-linecap="round"/>`;
  const knot = path(
    `M${n(x - 20)} ${n(y - 18)}Q${n(x)} ${n(y - 26)} ${n(x + 20)} ${n(y - 18)}L${n(x + 17)} ${n(y + 20)}Q${n(x)} ${n(y + 28)} ${n(x - 17)} ${n(y + 20)}Z`,
  );
  return (withBand ? waist(path, tie) : '') + tail(-1, 232) + tail(1, 206) + loop(-1) + loop(1) + knot;
}

const waist = (path: (d: string) => string, { x, y }: Point): string =>
  path(
    `M${n(x - 48)} ${n(y - 22)}Q${n(x)} ${n(y - 6)} ${n(x + 48)} ${n(y - 22)}L${n(x + 46)} ${n(y + 24)}Q${n(x)} ${n(y + 40)} ${n(x - 46)} ${n(y + 24)}Z`,
  );
