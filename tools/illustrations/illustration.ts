import type { SeedPicture } from '../../backend/seed/seed-shapes';

/** Besides the seed's forms, goods that are no arrangement: a small tree, a single stem, a greetings card, a guide, a candle, a voucher. */
export type Form = SeedPicture['form'] | 'tree' | 'stem' | 'card' | 'guide' | 'candle' | 'voucher';

/** What the botanist is asked to draw. Colours are names of `colours.ts`, species names of `species.ts`. */
export interface DrawnPicture {
  readonly species: readonly string[];
  readonly form: Form;
  readonly colours: readonly string[];
  /** What `letters` spell. */
  readonly word?: string;
  /** Gallery views besides the whole: at most nine. */
  readonly views: number;
}
