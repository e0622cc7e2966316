import '../theme/listing-page.module.css';
import type { CategoryPage } from '../../domain/catalogue/category';
import type { Listing } from '../../domain/listing/listing';
import type { ListingQuery, ListingView } from '../../domain/listing/listing-query';
import type { Crumb } from '../../domain/navigation/breadcrumbs';
import { AddedNotice } from '../components/catalogue/AddedNotice';
import { CategoryStrip } from '../components/catalogue/CategoryStrip';
import { listingAddress } from '../components/catalogue/listing-address';
import { ListingToolbar } from '../components/catalogue/ListingToolbar';
import { neighboursOf } from '../components/catalogue/neighbours';
import { Pagination } from '../components/catalogue/Pagination';
import { ProductCards } from '../components/catalogue/ProductCards';
import { Drawing } from '../components/shared/Drawing';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Html } from '../components/shared/Html';
import { Static } from '../server-parts';
import { type SiteProps, inStore } from '../site-props';
import { htmlInStore } from '../html-in-store';
import { listingTexts } from '../texts/en/listing';

export interface CategoryScreenProps {
  readonly site: SiteProps;
  readonly category: CategoryPage;
  /** Null when the products could not be loaded; then an error with a retry link is shown. */
  readonly listing: Listing | null;
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Ancestors, without the category itself. */
  readonly crumbs: readonly Crumb[];
  /** Path of the category, without store prefix and query. */
  readonly path: string;
  /** Text of the refusal of a form sent without scripts, or null. */
  readonly refusal: string | null;
  /** Sku of the product that such a form has added. */
  readonly added: string | null;
}

/** Characters of HTML. A longer description is shown below the products. */
const MAX_INTRODUCTION = 400;

/** The products of a category; its URL decides sorting, page and layout. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { site, category, listing, query, crumbs, path } = props;
  const { storePrefix, menu } = site;
  const words = htmlInStore(storePrefix, category.description);
  const isLong = words.length > MAX_INTRODUCTION;
  return (
    <>
      <Static.PageHead title={listingTexts.pageTitle(category.metaTitle ?? category.name, query.page)}>
        {category.metaDescription !== null && <meta name="description" content={category.metaDescription} />}
      </Static.PageHead>
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs crumbs={crumbs} current={category.name} storePrefix={storePrefix} />
        )}
      </ServerOnly>
      <div className="category-head">
        <h1>{category.name}</h1>
        {words !== '' && !isLong && <Html className="prose lead" html={words} />}
      </div>
      <CategoryStrip neighbours={neighboursOf(menu, path, crumbs)} path={path} storePrefix={storePrefix} />
      {listing === null ? <Failed {...props} /> : <Products {...props} listing={listing} />}
      {isLong && <Html className="prose category-words" html={words} />}
    </>
  );
}

function Products(props: CategoryScreenProps & { readonly listing: Listing }) {
  const { site, listing, query, view, path, refusal, added } = props;
  const action = inStore(site.storePrefix, path);
  const hrefOf = (change: { page?: number; view?: ListingView }) =>
    listingAddress(action, { ...query, page: change.page ?? query.page }, change.view ?? view);
  return (
    <>
      {refusal === null ? (
        <AddedNotice site={site} products={listing.items} added={added} />
      ) : (
        <p className="alert" role="alert">
          {listingTexts.notAdded(refusal)}
        </p>
      )}
      {listing.items.length === 0 ? (
        <Nothing storePrefix={site.storePrefix} />
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
          <ProductCards products={listing.items} view={view} site={site} back={hrefOf({})} place="listing" />
          <Pagination current={listing.page} total={listing.totalPages} hrefOf={(page) => hrefOf({ page })} />
          <p className="listing-foot">{listingTexts.deliveryLine}</p>
        </>
      )}
    </>
  );
}

function Nothing({ storePrefix }: { storePrefix: string }) {
  return (
    <div className="nothing">
      <Drawing of="snowdrop" />
      <p className="lead">{listingTexts.nothing}</p>
      <p>{listingTexts.nothingHint}</p>
      <a className="button" href={inStore(storePrefix, '/')}>
        {listingTexts.backToHome}
      </a>
    </div>
  );
}

/** This error is shown in place, not as a notice. */
function Failed({ site, query, view, path }: CategoryScreenProps) {
  return (
    <div className="nothing">
      <Drawing of="bluebell" />
      <p className="lead">{listingTexts.failed}</p>
      <a className="button" href={listingAddress(inStore(site.storePrefix, path), query, view)}>
        {listingTexts.tryAgain}
      </a>
    </div>
  );
}
