import Head from 'next/head';
import type { CategoryPage } from '../../domain/catalogue/category';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery, ListingView } from '../../domain/listing/listing-query';
import type { Crumb } from '../../domain/navigation/breadcrumbs';
import { listingAddress } from '../components/catalogue/listing-address';
import { ListingOutcome } from '../components/catalogue/ListingOutcome';
import { ListingToolbar } from '../components/catalogue/ListingToolbar';
import { Pagination } from '../components/catalogue/Pagination';
import { FIRST_ROW, ProductCards } from '../components/catalogue/ProductCards';
import { Breadcrumbs } from '../components/shared/Breadcrumbs';
import { Html } from '../components/shared/Html';
import { type FrameProps, inStore } from '../frame-props';
import { listingTexts } from '../texts/en/listing';
import type { RefusalInQuery } from '../view-models/refusal-in-query';

export interface CategoryScreenProps {
  readonly frame: FrameProps;
  readonly category: CategoryPage;
  /** Null when the goods could not be had: the place says so and offers to try again. */
  readonly listing: Listing | null;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Ancestors, without the category itself. */
  readonly crumbs: readonly Crumb[];
  /** Path of the category, without store prefix and query. */
  readonly path: string;
  /** What a form sent without scripts was refused for. */
  readonly refusals: readonly RefusalInQuery[];
  /** Sku of what such a form has just put into the cart. */
  readonly added: string | null;
}

/** The goods of a category: sorted, paged and laid out by its address alone. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { frame, category, listing, query, crumbs } = props;
  return (
    <>
      <Head>
        <title>{listingTexts.pageTitle(category.metaTitle ?? category.name, query.page)}</title>
        {category.metaDescription !== null && <meta name="description" content={category.metaDescription} />}
      </Head>
      <Breadcrumbs crumbs={crumbs} current={category.name} storePrefix={frame.storePrefix} />
      <div className="page-head">
        <h1>{category.name}</h1>
        {category.description !== '' && <Html className="prose lead" html={category.description} />}
      </div>
      {listing === null ? <Failed {...props} /> : <Goods {...props} listing={listing} />}
    </>
  );
}

function Goods(props: CategoryScreenProps & { readonly listing: Listing }) {
  const { frame, listing, query, view, path } = props;
  const action = inStore(frame.storePrefix, path);
  const hrefOf = (change: { page?: number; view?: ListingView }) =>
    listingAddress(action, { ...query, page: change.page ?? query.page }, change.view ?? view);
  return (
    <>
      <ListingOutcome {...props} />
      {listing.items.length === 0 ? (
        <Nothing storePrefix={frame.storePrefix} />
      ) : (
        <>
          <ListingToolbar
            listing={listing}
            query={query}
            view={view}
            action={action}
            hrefOf={(other) => hrefOf({ view: other })}
          />
          <h2 className="sr-only">{listingTexts.products}</h2>
          <ProductCards products={listing.items} view={view} frame={frame} back={hrefOf({})} early={FIRST_ROW} />
          <Pagination current={listing.page} total={listing.totalPages} hrefOf={(page) => hrefOf({ page })} />
          <p className="hint">{listingTexts.deliveryLine}</p>
        </>
      )}
    </>
  );
}

/** S8-27. */
function Nothing({ storePrefix }: { storePrefix: string }) {
  return (
    <div className="nothing">
      <p className="lead">{listingTexts.nothing}</p>
      <p>{listingTexts.nothingHint}</p>
      <a className="button" href={inStore(storePrefix, '/')}>
        {listingTexts.backToHome}
      </a>
    </div>
  );
}

/** S8-35: nobody is told in a notice, but the place itself shows that it failed. */
function Failed({ frame, query, view, path }: CategoryScreenProps) {
  return (
    <div className="nothing">
      <p className="lead">{listingTexts.failed}</p>
      <a className="button" href={listingAddress(inStore(frame.storePrefix, path), query, view)}>
        {listingTexts.tryAgain}
      </a>
    </div>
  );
}
