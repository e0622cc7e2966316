import { type ComponentProps, useEffect } from 'react';
import { canonicalOfListing } from '../../../domain/listing/parse-listing-query';
import { PublicHead } from '../shared/PublicHead';
import { filterBadges, type Filter } from '../../../domain/listing/filter';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterBadgeText } from '../../texts/en/catalogue/filters';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { searchTexts } from '../../texts/en/catalogue/search';
import { sharedTexts } from '../../texts/en/shared';

type ListingHeadProps = TitledListing &
  Omit<ComponentProps<typeof PublicHead>, 'site' | 'title' | 'canonical'> & {
    /** The path that search engines list, without store prefix; null if they shall not. */
    readonly listedAt: string | null;
  };

/** The head of a listing's page, on the server. */
export function ListingHead({ description, listedAt, picture, ...titled }: ListingHeadProps) {
  const canonical = listedAt === null ? null : canonicalOfListing(listedAt, titled.query);
  return <PublicHead {...{ description, canonical, picture }} site={titled.site} title={listingTitle(titled)} />;
}

/** The title of a listing that changed in place. */
export function ListingTitle(titled: TitledListing) {
  const title = listingTitle(titled);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** More would be cut by every browser and search engine. */
const MAX_FILTERS = 3;

interface TitledListing {
  /** The category's name; null for a search. */
  readonly name: string | null;
  readonly total: number;
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly site: SiteProps;
}

/** The title of a listing's document: its name, active filters and page. */
function listingTitle({ name, total, filters, query, site }: TitledListing): string {
  const titled = name ?? searchTexts.found(query.term ?? '', total);
  const words = filterBadges(filters, query.filters).map((badge) => filterBadgeText(badge, site));
  const chosen = listingTexts.narrowed(titled, words.slice(0, MAX_FILTERS));
  return sharedTexts.pageTitle(listingTexts.onPage(chosen, query.page), site.storeName);
}
