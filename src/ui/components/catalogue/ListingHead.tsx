import { useEffect } from 'react';
import { PageHead } from '../shared/PageHead';
import { listingTitle, type TitledListing } from './listing-title';
import type { Elements } from '../shared/elements';

/** The head of a listing's page, on the server. */
export function ListingHead({ children, ...titled }: TitledListing & { readonly children: Elements }) {
  return <PageHead title={listingTitle(titled)}>{children}</PageHead>;
}

/** The title of a listing that changed in place. */
export function ListingTitle(titled: TitledListing) {
  const title = listingTitle(titled);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
