import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { leaf, type LeafShape } from './leaf';
import { petal } from './petal';
import { group, n, place, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from './stem';

/** One large leaf on a stalk of its own: the house plants that are all leaf. */
export interface BladeSpecies {
  readonly kind: 'blade';
  /** Stalk and leaf together, relative to a rose's radius. */
  readonly length: number;
  /** The stalk's part of that. */
  readonly stalk: number;
  readonly leaf: LeafShape;
  /** Width of the leaf beside the whole length. */
  readonly width: number;
  readonly holes: boolean;
  /** White sails among the leaves. */
  readonly spathe: boolean;
  readonly colour: string;
}

interface BladePose {
  /** px */
  readonly length: number;
  readonly bow: number;
  readonly step: number;
}

/** A blade that grows up from the origin. */
export function blade(
  sketch: Sketch,
  chance: Chance,
  species: BladeSpecies,
  pigment: Pigment,
  pose: BladePose,
): string {
  const { length, bow, step } = pose;
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow, y: -length * species.stalk }, bow: bow * 0.5 };
  const stalk = species.stalk === 0 ? '' : stem(line, Math.max(2, length * 0.02), pigmentOf('green'));
  const end = species.stalk === 0 ? { at: line.from, angle: bow * 0.12 } : along(line, 1);
  const size = {
    shape: species.leaf,
    length: length * (1 - species.stalk),
    width: length * species.width * chance.about(0.1),
    sweep: bow / length,
  };
  const marks =
    (species.holes ? holes(size.length, size.width, pigment) : '') +
    (species.leaf === 'sword' ? bands(chance, size.length, size.width) : '');
  // A snake plant's blade is edged with yellow.
  const edge =
    species.leaf === 'sword'
      ? leaf(sketch, chance.part('edge'), { ...size, width: size.width * 1.2 }, pigmentOf('lime'), step)
      : '';
  return stalk + group(edge + leaf(sketch, chance, size, pigment, step) + marks, place(end.at, end.angle));
}

function holes(length: number, width: number, pigment: Pigment): string {
  const one = (t: number, side: number): string => {
    const [x, y] = [side * width * 0.25, -length * t];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(width * 0.1)}" ry="${n(length * 0.028)}" fill="${pigment.vein}" fill-opacity="0.75" transform="rotate(${side * -32} ${n(x)} ${n(y)})"/>`;
  };
  return [-1, 1].flatMap((side) => [one(0.14, side), one(0.31, side), one(0.46, side)]).join('');
}

function bands(chance: Chance, length: number, width: number): string {
  return Array.from({ length: 13 }, (_, index) => {
    const y = -length * (0.08 + index * 0.066);
    const w = width * 0.36 * chance.about(0.15) * (index > 10 ? 0.55 : 1);
    return `<path d="M${n(-w)} ${n(y)}q${n(w * 0.5)} ${n(-length * 0.012 * chance.about(0.6))} ${n(w)} 0t${n(w)} 0" fill="none" stroke="#c9d7a6" stroke-opacity="0.55" stroke-width="${n(length * 0.009)}"/>`;
  }).join('');
}

/** The white sail of a peace lily, on a tall stalk. */
export function spathe(
  sketch: Sketch,
  chance: Chance,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow, y: -length * 0.78 }, bow: bow * 0.4 };
  const end = along(line, 1);
  const sail = petal(
    sketch,
    chance,
    { shape: 'point', length: length * 0.3, width: length * 0.16 },
    { pigment, step: 0.6, veins: 5 },
  );
  const spadix = `<ellipse cx="0" cy="${n(-length * 0.09)}" rx="${n(length * 0.014)}" ry="${n(length * 0.065)}" fill="#e6d27f" stroke="#a98f3a" stroke-opacity="0.6" stroke-width="1"/>`;
  return (
    stem(line, Math.max(2, length * 0.014), pigmentOf('green')) + group(sail + spadix, place(end.at, end.angle + 12))
  );
}
