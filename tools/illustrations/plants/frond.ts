import type { Chance } from '../ink/chance';
import { type Pigment, pigmentOf } from '../ink/colours';
import { leafAt } from './leaf';
import type { Sketch } from '../ink/sketch';
import { along, stem, type StemLine } from './stem';

/** A fern's frond: leaflets cut like small fronds themselves, smaller and smaller to a fine tip. */
export interface FrondSpecies {
  readonly kind: 'frond';
  readonly length: number;
  readonly colour: string;
}

const PAIRS = 19;

/** How long leaflets are along the frond, relative to the longest. */
const reach = (share: number): number => Math.sin(Math.PI * (0.16 + 0.84 * share) ** 0.72) ** 0.8 + 0.05;

/** A frond that grows up from the origin and arches over to the side of its bow. */
export function frond(
  sketch: Sketch,
  chance: Chance,
  pigment: Pigment,
  { length, bow }: { readonly length: number; readonly bow: number },
): string {
  const line: StemLine = { from: { x: 0, y: 0 }, to: { x: bow * 0.9, y: -length }, bow: -bow * 0.35 };
  const leaflets = Array.from({ length: PAIRS }, (_, index) => {
    const share = index / (PAIRS - 1);
    const node = along(line, 0.1 + 0.89 * share);
    return [-1, 1]
      .map((side) => {
        const long = length * 0.2 * reach(share) * chance.about(0.06);
        const form = {
          shape: 'pinna',
          length: long,
          width: Math.min(long * 0.34, length * 0.062),
          sweep: -side * 0.35,
        } as const;
        return leafAt(sketch, chance, form, pigment, { at: node.at, angle: node.angle + side * (76 - share * 34) });
      })
      .join('');
  });
  return stem(line, Math.max(1.4, length * 0.014), pigmentOf('lime')) + leaflets.join('');
}
