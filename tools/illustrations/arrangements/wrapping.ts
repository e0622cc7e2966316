import type { Chance } from '../ink/chance';
import { mix, type Pigment, pigmentOf } from '../ink/colours';
import { at, n, type Point, type Sketch } from '../ink/sketch';
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

/** The stems of a posy under its flowers, bound all the way down and finished with a bow. */
export function boundHandle(sketch: Sketch, chance: Chance): string {
  const satin = pigmentOf(chance.part('satin').pick(['ivory', 'blush', 'sage', 'sky']));
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

export interface PaperForm {
  readonly tie: Point;
  /** Where the paper's edge stands, left and right of the middle. */
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  readonly colour: keyof typeof PAPERS;
  /** What is tied round the waist: string, or a ribbon in this colour. */
  readonly ribbon?: string;
}

const PAPERS = {
  kraft: { light: '#dcb98c', mid: '#c79c69', dark: '#96703f' },
  tissue: { light: '#fdf8ee', mid: '#f0e7d7', dark: '#cdbfa6' },
  sage: { light: '#dbe3d2', mid: '#bfcdb6', dark: '#8ea289' },
  blush: { light: '#f6e2da', mid: '#e8c8be', dark: '#bf958b' },
  slate: { light: '#b9c2c6', mid: '#93a0a7', dark: '#65737b' },
} as const;

/** The sheet that stands up behind the flowers. */
export function paperBehind(sketch: Sketch, chance: Chance, { tie, half, top, colour }: PaperForm): string {
  const paper = PAPERS[colour];
  const fill = sketch.across([
    { offset: 0, colour: paper.mid },
    { offset: 0.5, colour: paper.light },
    { offset: 1, colour: paper.dark },
  ]);
  const edge = Array.from({ length: 9 }, (_, index) => ({
    x: tie.x - half + (index / 8) * half * 2,
    y: top - Math.sin((index / 8) * Math.PI) * 150 + (index % 2 === 0 ? 26 : -26) * chance.about(0.4),
  }));
  return `<path d="M${at(tie)}L${edge.map(at).join('L')}Z" fill="${fill}" stroke="${paper.dark}" stroke-opacity="0.35" stroke-width="2" stroke-linejoin="round"/>`;
}

/** The folds that cross in front and hide the stems, with string around the waist. */
export function paperBefore(sketch: Sketch, { tie, half, top, foot, colour, ribbon: satin }: PaperForm): string {
  const paper = PAPERS[colour];
  const fold = (from: string, to: string): string =>
    sketch.across([
      { offset: 0, colour: from },
      { offset: 0.55, colour: paper.mid },
      { offset: 1, colour: to },
    ]);
  const side = (sign: number, fill: string, lift: number): string => {
    const x = (share: number): number => tie.x + sign * share;
    return (
      `<path d="M${n(x(half))} ${n(top + lift)}Q${n(x(half * 0.55))} ${n(tie.y - 120)} ${n(x(40))} ${n(tie.y)}L${n(x(86))} ${n(foot)}Q${n(tie.x)} ${n(foot + 16)} ${n(x(-86))} ${n(foot)}L${n(x(-40))} ${n(tie.y)}Q${n(x(-half * 0.18))} ${n(tie.y - 150)} ${n(x(-half * 0.44))} ${n(top + lift + 150)}Q${n(x(half * 0.35))} ${n(top + lift + 135)} ${n(x(half))} ${n(top + lift)}Z" fill="${fill}" stroke="${paper.dark}" stroke-opacity="0.4" stroke-width="2" stroke-linejoin="round"/>` +
      `<path d="M${n(x(half * 0.7))} ${n(top + lift + 80)}Q${n(x(half * 0.3))} ${n(tie.y - 100)} ${n(x(18))} ${n(tie.y)}M${n(x(half * 0.2))} ${n(top + lift + 180)}Q${n(x(half * 0.1))} ${n(tie.y - 80)} ${n(x(-6))} ${n(tie.y)}" fill="none" stroke="${paper.dark}" stroke-opacity="0.28" stroke-width="3"/>`
    );
  };
  const string = [-12, 0, 12]
    .map(
      (y) =>
        `<path d="M${n(tie.x - 44)} ${n(tie.y + y)}Q${n(tie.x)} ${n(tie.y + y + 14)} ${n(tie.x + 44)} ${n(tie.y + y)}" fill="none" stroke="#8a7a5c" stroke-width="5"/><path d="M${n(tie.x - 43)} ${n(tie.y + y - 1)}Q${n(tie.x)} ${n(tie.y + y + 12)} ${n(tie.x + 43)} ${n(tie.y + y - 1)}" fill="none" stroke="#d9caa5" stroke-width="2" stroke-dasharray="5 3"/>`,
    )
    .join('');
  return (
    side(1, fold(paper.light, paper.dark), 0) +
    side(-1, fold(paper.dark, paper.light), 14) +
    (satin === undefined ? string : ribbon(sketch, tie, pigmentOf(satin)))
  );
}
