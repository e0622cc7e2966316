import type { SeedPicture } from '../../backend/seed/seed-shapes';

/** Besides the arrangements of the seed: products that are none. */
export type Arrangement = SeedPicture['arrangement'] | 'tree' | 'stem' | 'card' | 'guide' | 'candle' | 'voucher';

/** What is drawn. Colours are names of `ink/colours.ts`, species names of `species/species.ts`. */
export interface Illustration {
  readonly species: readonly string[];
  readonly arrangement: Arrangement;
  readonly colours: readonly string[];
  /** What `letters` spell. */
  readonly word?: string;
  /** Gallery views besides the main picture: at most nine. */
  readonly views: number;
}
