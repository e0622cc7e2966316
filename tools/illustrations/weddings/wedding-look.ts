import type { Stock } from '../arrangements/posing';
import type { Drawing } from '../species/specimen';

/** What falls on everything in the pictures of a wedding. */
export type Light = 'sun' | 'gold' | 'grey' | 'snow' | 'candle' | 'dusk' | 'shade';

export type Seat = 'chair' | 'pew' | 'bale' | 'bench' | 'cane';

/** Where a wedding was: out of doors, its ground beginning at `horizon` px, and the room or tent of its tables. */
export interface Place {
  readonly outside: (drawing: Drawing) => string;
  readonly inside: (drawing: Drawing) => string;
  readonly horizon: number;
  readonly seat: Seat;
}

/** A wedding as it is drawn: one place, one light and one palette through all its pictures. */
export interface WeddingLook {
  readonly slug: string;
  readonly place: Place;
  readonly light: Light;
  /** Each species in the colours that it has at this wedding, the one it is known by first. */
  readonly flowers: Readonly<Record<string, readonly string[]>>;
  /** A name of `ink/colours.ts`. */
  readonly ribbon: string;
  /** `#rrggbb`: table linen. */
  readonly linen: string;
  /** In the order of the gallery. */
  readonly shots: readonly Shot[];
}

/** All that a picture of a wedding is drawn from. */
export interface Shoot {
  readonly drawing: Drawing;
  readonly look: WeddingLook;
  readonly stock: Stock;
}

/** Draws one picture, filling the page. */
export type Shot = (shoot: Shoot) => string;
