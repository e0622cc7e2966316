import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { leafAt, type LeafShape } from './leaf';
import { at, group, n, place, type Point, polar, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from './stem';

/** A stem with leaves in pairs or in turn. */
export interface FoliageSpecies {
  readonly kind: 'foliage';
  /** Length relative to a rose's radius. */
  readonly length: number;
  readonly leaf: LeafShape;
  /** Leaf length and width relative to the stem's length. */
  readonly leafLength: number;
  readonly leafWidth: number;
  readonly pairs: number;
  /** One leaf at each place, by turns left and right. */
  readonly alternate?: boolean;
  /** Degrees between leaf and stem. */
  readonly angle: number;
  /** How much smaller leaves are at the top. */
  readonly taper: number;
  /** Where leaves begin, from 0 at the foot. */
  readonly from: number;
  /** Its own green, whatever colours the picture has. */
  readonly colour: string;
  /** Three round berries together, one oval olive or two hips on their stalks, at every pair of leaves that `every` divides. */
  readonly fruit?: {
    readonly kind: 'berries' | 'olive' | 'hips' | 'fig';
    readonly colour: string;
    readonly every: number;
  };
  /** Colour of the stem where it is not the leaves'. */
  readonly bark?: string;
}

/** A branch that grows up from the origin. */
export function foliage(
  sketch: Sketch,
  chance: Chance,
  species: FoliageSpecies,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.6, y: -length }, bow };
  const bark = species.bark === undefined ? pigment : pigmentOf(species.bark);
  const parts: string[] = [stem(line, Math.max(1.2, length * 0.014), bark)];
  for (let pair = 0; pair < species.pairs; pair += 1) {
    const share = species.pairs === 1 ? 0 : pair / (species.pairs - 1);
    const node = along(line, species.from + (0.97 - species.from) * share);
    const size = 1 - share * species.taper;
    const sides = species.alternate ? [pair % 2 === 0 ? -1 : 1] : [-1, 1];
    for (const side of sides) {
      const long = length * species.leafLength * size * chance.about(0.12);
      const form = {
        shape: species.leaf,
        length: long,
        width: length * species.leafWidth * size * chance.about(0.1),
        sweep: -side * 0.35,
      };
      const angle = node.angle + side * species.angle * (1 - share * 0.35) * chance.about(0.12);
      parts.push(leafAt(sketch, chance, form, pigment, { at: node.at, angle }));
    }
    if (species.fruit !== undefined && pair % species.fruit.every === 0) {
      const draw = FRUITS[species.fruit.kind];
      parts.push(draw(chance, pigmentOf(species.fruit.colour), node.at, length));
    }
  }
  const top = along(line, 0.98);
  const long = length * species.leafLength * (1 - species.taper);
  const form = { shape: species.leaf, length: long, width: length * species.leafWidth * (1 - species.taper), sweep: 0 };
  parts.push(leafAt(sketch, chance, form, pigment, top));
  return parts.join('');
}

const FRUITS = { berries, olive, hips, fig } as const;

function berries(
  chance: Chance,
  pigment: Pigment,
  where: { readonly x: number; readonly y: number },
  length: number,
): string {
  return Array.from({ length: 3 }, (_, index) => {
    const spot = polar(index * 120 + chance.between(0, 60), length * 0.03);
    const [x, y, r] = [where.x + spot.x, where.y + spot.y, length * 0.028];
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${pigment.mid}" stroke="${pigment.vein}" stroke-opacity="0.5" stroke-width="${n(r * 0.2)}"/>` +
      `<circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.28)}" fill="#fff" fill-opacity="0.7"/>`
    );
  }).join('');
}

function olive(
  chance: Chance,
  pigment: Pigment,
  where: { readonly x: number; readonly y: number },
  length: number,
): string {
  const turn = 180 + chance.pick([-1, 1]) * chance.between(24, 52);
  const [stalk, rx, ry] = [length * 0.032, length * 0.021, length * 0.032];
  const body =
    `<path d="M0 0V${n(-stalk)}" stroke="${pigmentOf('sage').deep}" stroke-width="${n(Math.max(0.8, length * 0.006))}"/>` +
    `<ellipse cy="${n(-stalk - ry)}" rx="${n(rx)}" ry="${n(ry)}" fill="${pigment.mid}" stroke="${pigment.vein}" stroke-opacity="0.6" stroke-width="${n(rx * 0.14)}"/>` +
    `<ellipse cx="${n(rx * 0.35)}" cy="${n(-stalk - ry * 0.7)}" rx="${n(rx * 0.2)}" ry="${n(ry * 0.34)}" fill="#fff" fill-opacity="0.45"/>`;
  return group(body, place(where, turn));
}

function fig(chance: Chance, pigment: Pigment, where: Point, length: number): string {
  const [wide, long] = [length * 0.085, length * 0.2];
  const body =
    `<path d="M0 0C${n(wide * 0.3)} ${n(-long * 0.3)} ${n(wide * 1.5)} ${n(-long * 0.5)} ${n(wide)} ${n(-long * 0.86)}Q0 ${n(-long * 1.1)} ${n(-wide)} ${n(-long * 0.86)}C${n(-wide * 1.5)} ${n(-long * 0.5)} ${n(-wide * 0.3)} ${n(-long * 0.3)} 0 0Z" fill="${pigment.deep}" stroke="${pigment.vein}" stroke-opacity="0.6" stroke-width="${n(wide * 0.08)}"/>` +
    `<path d="M${n(-wide * 0.2)} ${n(-long * 0.2)}Q${n(-wide * 0.9)} ${n(-long * 0.6)} ${n(-wide * 0.5)} ${n(-long * 0.88)}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="${n(wide * 0.22)}" stroke-linecap="round"/>`;
  return group(body, place(where, chance.pick([-1, 1]) * chance.between(70, 110)));
}

function hips(chance: Chance, pigment: Pigment, where: Point, length: number): string {
  const [stalk, rx, ry] = [length * 0.07, length * 0.036, length * 0.05];
  const green = pigmentOf('green');
  const body =
    `<path d="M0 0V${n(-stalk)}" stroke="${green.deep}" stroke-width="${n(length * 0.009)}"/><ellipse cy="${n(-stalk - ry)}" rx="${n(rx)}" ry="${n(ry)}" fill="${pigment.mid}" stroke="${pigment.vein}" stroke-opacity="0.6" stroke-width="${n(rx * 0.1)}"/>` +
    `<ellipse cx="${n(-rx * 0.35)}" cy="${n(-stalk - ry)}" rx="${n(rx * 0.2)}" ry="${n(ry * 0.5)}" fill="#fff" fill-opacity="0.5"/><path d="M0 ${n(-stalk - ry * 2)}l${n(-rx * 0.5)} ${n(-rx * 0.8)}M0 ${n(-stalk - ry * 2)}l${n(rx * 0.5)} ${n(-rx * 0.8)}M0 ${n(-stalk - ry * 2)}v${n(-rx)}" stroke="${pigmentOf('bronze').deep}" stroke-width="${n(length * 0.008)}" stroke-linecap="round"/>`;
  return [-34, 30].map((turn) => group(body, place(where, turn + chance.between(-14, 14)))).join('');
}

/** A stem of oat grass: hair-thin branchlets in whorls, each with a hanging spikelet. */
export interface GrassSpecies {
  readonly kind: 'grass';
  readonly length: number;
  readonly colour: string;
}

export function grass(
  chance: Chance,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 1.6, y: -length }, bow };
  const branchlets: string[] = [];
  const spikelets: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    const share = index / 19;
    const node = along(line, 0.56 + share * 0.43);
    const side = index % 2 === 0 ? -1 : 1;
    const reach = length * 0.1 * (1 - share * 0.66) * chance.about(0.25);
    const out = polar(node.angle + side * (44 - share * 20), reach);
    const tip = { x: node.at.x + out.x, y: node.at.y + out.y + reach * 0.45 };
    branchlets.push(`M${at(node.at)}q${n(out.x * 0.7)} ${n(out.y * 1.1)} ${n(out.x)} ${n(out.y + reach * 0.45)}`);
    spikelets.push(spikelet(chance, pigment, tip, length, 180 - side * chance.between(8, 30)));
  }
  const hairs = `<path d="${branchlets.join('')}" fill="none" stroke="${pigment.deep}" stroke-width="${n(Math.max(0.6, length * 0.0035))}"/>`;
  return stem(line, Math.max(1, length * 0.007), pigment) + hairs + spikelets.join('');
}

/** Two pale husks that point to `turn`. */
function spikelet(chance: Chance, pigment: Pigment, where: Point, length: number, turn: number): string {
  const long = length * 0.05 * chance.about(0.2);
  const wide = long * 0.3;
  const husk = (lean: number, fill: string): string =>
    `<path d="M0 0C${n(wide)} ${n(-long * 0.3)} ${n(wide * 0.8)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(-wide * 0.8)} ${n(-long * 0.8)} ${n(-wide)} ${n(-long * 0.3)} 0 0Z" fill="${fill}" stroke="${pigment.vein}" stroke-opacity="0.35" stroke-width="0.8" transform="rotate(${lean})"/>`;
  return group(husk(-13, pigment.mid) + husk(12, pigment.light), place(where, turn));
}

/** Needles all along a branch. */
export interface NeedleSpecies {
  readonly kind: 'needles';
  readonly length: number;
  readonly colour: string;
}

export function needles(
  chance: Chance,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.6, y: -length }, bow };
  const layer = (colour: string, count: number, reach: number): string => {
    const strokes = Array.from({ length: count }, (_, index) => {
      const t = 0.04 + (index / count) * 0.95;
      const node = along(line, t);
      const side = index % 2 === 0 ? -1 : 1;
      const tip = polar(
        node.angle + side * chance.between(24, 52),
        length * reach * chance.about(0.25) * (1 - t * 0.45),
      );
      return `M${at(node.at)}l${n(tip.x)} ${n(tip.y)}`;
    });
    return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(0.7, length * 0.0065))}" stroke-linecap="round"/>`;
  };
  return (
    layer(pigment.vein, 150, 0.2) +
    stem(line, Math.max(1.4, length * 0.022), pigmentOf('bronze')) +
    layer(pigment.deep, 150, 0.19) +
    layer(pigment.mid, 120, 0.17) +
    layer(pigment.light, 50, 0.15)
  );
}
