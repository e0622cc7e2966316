import type { Picture } from '../catalogue/pictures/picture';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface WeddingPicture extends Picture {
  /** May be empty. */
  readonly caption: string;
}

export interface WeddingFlower {
  readonly name: string;
  /** A path without store prefix, or a URL; null when we do not sell it. */
  readonly link: string | null;
}

/** A wedding as a list shows it. */
export interface WeddingSummary {
  readonly slug: string;
  readonly title: string;
  readonly season: Season | null;
  /** May be empty, as `description` may. */
  readonly place: string;
  readonly description: string;
  /** Its first picture. */
  readonly cover: WeddingPicture | null;
}

/** A wedding whose flowers the shop made. */
export interface Wedding extends WeddingSummary {
  /** Sanitised HTML: what was asked for, and what was made. */
  readonly body: string;
  readonly flowers: readonly WeddingFlower[];
  readonly pictures: readonly WeddingPicture[];
  /** The photographer; may be empty. */
  readonly credit: string;
  /** Pence, each null when the florist does not say it. */
  readonly costFrom: number | null;
  readonly costTo: number | null;
}

/** As many as a wide window shows in one row. */
const MOST = 4;

/** Other weddings to look at after one: first of the same season, each in the florist’s order from there on. */
export function moreWeddings(
  all: readonly WeddingSummary[],
  { slug, season }: Pick<WeddingSummary, 'slug' | 'season'>,
): readonly WeddingSummary[] {
  const at = all.findIndex((one) => one.slug === slug);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const isAlike = (one: WeddingSummary) => one.season === season;
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, MOST);
}
