import { pigmentOf } from '../../ink/colours';
import { group, moved, place, type Point, polar } from '../../ink/sketch';
import { leafAt } from '../../plants/leaf';
import { drawHeads, type Posed, type Stock } from '../../arrangements/posing';
import { type Drawing, drawGrowth, headSize, partOf, type Specimen } from '../../species/specimen';

/** A place on a garland's line: which way is out of it (degrees), and the radius of a rose there (px). */
export interface Knot {
  readonly at: Point;
  readonly out: number;
  readonly size: number;
}

export interface Garland {
  /** `t` from 0 to 1; what is farther off comes first. */
  readonly line: (t: number) => Knot;
  /** Sprigs, and at most as many flowers. */
  readonly sprigs: number;
  readonly flowers: number;
  /** 0 to 1: how thickly it is dressed at `t`. */
  readonly full: (t: number) => number;
}

const LEAF: Specimen = { name: 'leaf', colour: 'green' };

/** The greens of a stock, or plain leaves. */
export const greensOf = (stock: Stock): readonly Specimen[] => (stock.greens.length > 0 ? stock.greens : [LEAF]);

/** Greens and flowers wired along a line: a runner on a table, a swag, the dressing of an arch. */
export function garland(drawing: Drawing, stock: Stock, form: Garland): string {
  return sprigs(drawing, stock, form) + drawHeads(partOf(drawing, 'heads'), heads(drawing, stock, form));
}

function sprigs(drawing: Drawing, stock: Stock, { line, sprigs: count, full }: Garland): string {
  const greens = greensOf(stock);
  return Array.from({ length: count }, (_, index) => {
    const own = partOf(drawing, `sprig ${index}`);
    const t = index / Math.max(1, count - 1);
    const { at, out, size } = line(t);
    const side = index % 2 === 0 ? 1 : -1;
    const turn = out + (side === 1 ? 0 : 180) + own.chance.between(-58, 58);
    const length = size * (1.5 + 1.5 * full(t)) * own.chance.about(0.2);
    // A spire at every fourth place: more would bristle.
    const from = index % 4 === 2 && stock.sprays.length > 0 ? stock.sprays : greens;
    const specimen = from[own.chance.whole(0, from.length - 1)] ?? LEAF;
    const form = { shape: 'serrated', length: size * 1.5, width: size * 0.72, sweep: side * 0.4 } as const;
    const leaf = leafAt(own.sketch, own.chance, form, pigmentOf(index % 3 === 0 ? 'green' : 'deep-green'), {
      at,
      angle: turn + own.chance.between(-50, 50),
    });
    return (
      leaf + group(drawGrowth(own, specimen, { length, bow: own.chance.between(-0.1, 0.1) * length }), place(at, turn))
    );
  }).join('');
}

function heads({ chance }: Drawing, stock: Stock, { line, flowers, full }: Garland): readonly Posed[] {
  const own = chance.part('flowers');
  if (stock.heads.length === 0) return [];
  return Array.from({ length: flowers }, (_, index): readonly Posed[] => {
    const t = (index + own.between(0.2, 0.8)) / flowers;
    const share = full(t);
    const specimen = stock.heads[(index * 5 + own.whole(0, 2)) % stock.heads.length];
    if (specimen === undefined || own.next() > share) return [];
    const { at, out, size } = line(t);
    const radius = size * headSize(specimen.name) * own.about(0.14);
    const off = own.between(-1, 1) * size * 1.05 * share;
    return [{ specimen, at: moved(at, polar(out, off)), radius, facing: out + (off < 0 ? 180 : 0), share: 0.45 }];
  }).flat();
}
