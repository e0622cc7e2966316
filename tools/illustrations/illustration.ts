import type { SeedArrangement } from '../../backend/seed/seed-shapes';

/** Besides the arrangements of the seed: products that are none. */
export type Arrangement = SeedArrangement | 'tree' | 'stem' | 'card' | 'guide' | 'candle' | 'voucher';

/** What is drawn. Colours are names of `ink/colours.ts`, species names of `species/species.ts`. */
export interface Illustration {
  readonly species: readonly string[];
  readonly arrangement: Arrangement;
  readonly colours: readonly string[];
  /** What `letters` spell, or what is printed on a guide or a candle. */
  readonly word?: string;
  /** For funerals and condolences: plain stone and still light, nothing cheerful beside the flowers. */
  readonly isQuiet?: boolean;
  /** Gallery views besides the main picture: at most nine. */
  readonly views: number;
}
