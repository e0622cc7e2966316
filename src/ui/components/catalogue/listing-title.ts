import { filterBadges, type Filter } from '../../../domain/listing/filter';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterBadgeText } from '../../texts/en/catalogue/filters';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { searchTexts } from '../../texts/en/catalogue/search';
import { sharedTexts } from '../../texts/en/shared';

/** More would be cut by every browser and search engine. */
const MAX_FILTERS = 3;

export interface TitledListing {
  /** The category's name; null for a search. */
  readonly name: string | null;
  readonly total: number;
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly site: SiteProps;
}

/** The title of a listing's document: its name, active filters and page. */
export function listingTitle({ name, total, filters, query, site }: TitledListing): string {
  const titled = name ?? searchTexts.found(query.term ?? '', total);
  const words = filterBadges(filters, query.filters).map((badge) => filterBadgeText(badge, site));
  const chosen = listingTexts.narrowed(titled, words.slice(0, MAX_FILTERS));
  return sharedTexts.pageTitle(listingTexts.onPage(chosen, query.page), site.storeName);
}
