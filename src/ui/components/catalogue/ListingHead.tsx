import { type ComponentProps, useEffect } from 'react';
import { PublicHead } from '../shared/PublicHead';
import { listingTitle, type TitledListing } from './listing-title';

type ListingHeadProps = TitledListing & Omit<ComponentProps<typeof PublicHead>, 'site' | 'title'>;

/** The head of a listing's page, on the server. */
export function ListingHead({ description, canonical, picture, ...titled }: ListingHeadProps) {
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
