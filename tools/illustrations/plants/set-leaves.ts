import type { Chance } from '../ink/chance';
import { pigmentOf } from '../ink/colours';
import type { LeafHabit } from '../species/habit';
import { leafAt } from './leaf';
import { at, group, moved, n, place, type Point, polar, type Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from './stem';

export interface LeafPlace {
  readonly at: Point;
  /** Degrees to which its tip turns. */
  readonly angle: number;
  readonly side: -1 | 1;
  readonly scale: number;
}

interface LeafWork {
  readonly sketch: Sketch;
  readonly chance: Chance;
  readonly leaf: LeafHabit;
}

/** One leaf as its kind makes it: a blade, leaflets on a stalk, or threads. */
export function madeLeaf({ sketch, chance, leaf }: LeafWork, where: LeafPlace): string {
  const pigment = pigmentOf(leaf.colour ?? 'green');
  const blade = (spot: Point, angle: number, scale: number, sweep: number): string => {
    const length = leaf.length * where.scale * scale * chance.about(0.07);
    const form = { shape: leaf.shape, length, width: length * leaf.width, sweep };
    return leafAt(sketch, chance, form, pigment, { at: spot, angle });
  };
  const { at: foot, angle, side } = where;
  if (leaf.make === 'blade') return blade(foot, angle, 1, side * 0.6);
  if (leaf.make === 'threads') return threads(chance, foot, angle, leaf.length * where.scale, pigment.mid);
  const reach = leaf.length * where.scale * (leaf.make === 'rose' ? 1.55 : 0.95);
  const line: StemLine = { from: foot, to: moved(foot, polar(angle + side * 10, reach)), bow: side * reach * 0.1 };
  const pairs = leaf.make === 'rose' ? [0.42, 0.74] : [0.98];
  const leaflets = pairs.flatMap((t) => {
    const node = along(line, t);
    const open = leaf.make === 'rose' ? 62 : 44;
    return [-1, 1].map((half) => blade(node.at, node.angle + half * open, t < 0.5 ? 0.78 : 0.9, -half * 0.3));
  });
  const end = along(line, 0.99);
  return (
    stem(line, Math.max(2, leaf.length * 0.03), pigment) +
    leaflets.join('') +
    blade(end.at, end.angle, 1.05, side * 0.3)
  );
}

/** A leaf cut into threads, forked and forked again. */
function threads(chance: Chance, foot: Point, angle: number, length: number, colour: string): string {
  const strokes: string[] = [];
  const grow = (from: Point, turn: number, reach: number, left: number): void => {
    const tip = moved(from, polar(turn, reach));
    strokes.push(`M${at(from)}L${at(tip)}`);
    if (left === 0) return;
    for (const fork of [-34, 0, 34])
      grow(tip, turn + fork + chance.between(-8, 8), reach * (fork === 0 ? 0.72 : 0.6), left - 1);
  };
  grow(foot, angle, length * 0.36, 3);
  return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${n(Math.max(1.8, length * 0.03))}" stroke-linecap="round"/>`;
}

/** Where leaves stand on a stem, lowest first. `from` and `to` are parts of the stem's length. */
export function leafPlaces(leaf: LeafHabit, line: StemLine, chance: Chance): readonly LeafPlace[] {
  const onStem = (t: number, side: -1 | 1, open: number, scale: number): LeafPlace => {
    const node = along(line, t);
    return { at: node.at, angle: node.angle + side * open + chance.between(-6, 6), side, scale };
  };
  const sideOf = (index: number): -1 | 1 => (index % 2 === 0 ? -1 : 1);
  const up = (index: number): number => 0.13 + (index / Math.max(1, leaf.count - 1)) * 0.5;
  const indices = Array.from({ length: leaf.count }, (_, index) => index);
  switch (leaf.set) {
    case 'alternate':
      return indices.map((index) => onStem(up(index), sideOf(index), 54, 1 - 0.3 * (index / leaf.count)));
    case 'opposite':
      return indices.flatMap((index) => {
        const scale = 1 - 0.32 * (index / leaf.count);
        return [onStem(up(index), -1, 58, scale), onStem(up(index), 1, 58, scale)];
      });
    case 'whorls':
      return indices.flatMap((index) =>
        [-1, 1].flatMap((side) => [48, 78].map((open) => onStem(up(index), side === -1 ? -1 : 1, open, 0.9))),
      );
    case 'foot':
      return indices.map((index) => {
        const share = leaf.count === 1 ? 0 : (index / (leaf.count - 1)) * 2 - 1;
        const side = share < 0 ? -1 : 1;
        return {
          at: moved(line.from, { x: share * 26, y: -6 }),
          angle: share * 34 + chance.between(-4, 4),
          side,
          scale: 1 - Math.abs(share) * 0.22,
        };
      });
    case 'ruff':
      return indices.map((index) => {
        const share = (index / (leaf.count - 1)) * 2 - 1;
        const node = along(line, 0.82);
        return { at: node.at, angle: node.angle + share * 104, side: share < 0 ? -1 : 1, scale: 1 };
      });
  }
}

export const leavesOn = (work: LeafWork, line: StemLine): string =>
  leafPlaces(work.leaf, line, work.chance)
    .map((where) => madeLeaf(work, where))
    .join('');

/** Prickles that point down a rose's stem, or the fine hairs of a sunflower's. */
export function armed(chance: Chance, line: StemLine, width: number, kind: 'thorns' | 'hairs'): string {
  const count = kind === 'thorns' ? 7 : 60;
  const colour = pigmentOf(kind === 'thorns' ? 'terracotta' : 'sage');
  return Array.from({ length: count }, (_, index) => {
    const node = along(line, 0.06 + (index / count) * 0.8);
    const side = index % 2 === 0 ? -1 : 1;
    const foot = { x: side * width * 0.45, y: 0 };
    const body =
      kind === 'thorns'
        ? `<path d="M${n(foot.x)} -9Q${n(foot.x + side * 7)} 2 ${n(foot.x + side * 20)} 7Q${n(foot.x + side * 6)} 10 ${n(foot.x)} 9Z" fill="${colour.mid}"/>`
        : `<path d="M${n(foot.x)} 0l${n(side * 9 * chance.about(0.3))} ${n(chance.between(-3, 3))}" stroke="${colour.mid}" stroke-width="1.5"/>`;
    return group(body, place(node.at, node.angle));
  }).join('');
}
