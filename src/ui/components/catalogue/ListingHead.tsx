import { type ComponentProps, useEffect } from 'react';
import { canonicalOfListing } from '../../../domain/listing/parse-listing-query';
import { PublicHead } from '../shared/PublicHead';
import { listingTitle, type TitledListing } from './listing-title';

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
