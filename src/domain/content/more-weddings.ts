import type { WeddingSummary } from './wedding';

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
