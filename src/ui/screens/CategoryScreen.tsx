import '../theme/pages/listing-page.module.css';
import type { CategoryPage } from '../../domain/catalogue/categories/category';
import type { Filter } from '../../domain/listing/filter';
import type { Listing, ListingQuery, ListingView } from '../../domain/listing/listing-query';
import type { Crumb } from '../../domain/navigation/breadcrumbs';
import { ListingProducts } from '../components/catalogue/ListingProducts';
import { Drawing } from '../components/shared/Drawing';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Html } from '../components/shared/Html';
import { Static } from '../../next-internals/server-only/server-components';
import { type SiteProps, inStore } from '../site-props';
import { htmlInStore } from '../html-in-store';
import { listingTexts } from '../texts/en/catalogue/listing';

export interface CategoryScreenProps {
  readonly site: SiteProps;
  readonly category: CategoryPage;
  /** Null when the products could not be loaded; then an error with a retry link is shown. */
  readonly listing: Listing | null;
  /** The filters offered on this page. */
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Ancestors, without the category itself. */
  readonly crumbs: readonly Crumb[];
  /** Path of the category in its menu, without store prefix and query, whatever the visitor's was. */
  readonly path: string;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  readonly refusal: string | null;
  readonly added: string | null;
}

/** Characters of HTML. A longer description is shown below the products. */
const MAX_INTRODUCTION = 400;

/** The products of a category; its URL decides sorting, page and layout. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { site, category, listing, filters, query, crumbs, path } = props;
  const { storePrefix } = site;
  const name = category.metaTitle ?? category.name;
  const words = htmlInStore(storePrefix, category.description);
  const isLong = words.length > MAX_INTRODUCTION;
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.ListingHead
          {...{ name, total: listing?.total ?? 0, filters, query, site }}
          description={category.metaDescription}
          listedAt={path}
          picture={listing?.items[0]?.picture}
        />
      )}
      <ServerOnly id="breadcrumbs">
        {process.env.NEXT_RUNTIME !== '' && (
          <Static.Breadcrumbs crumbs={crumbs} current={category.name} storePrefix={storePrefix} />
        )}
      </ServerOnly>
      <div className="category-head">
        <h1>{category.name}</h1>
        {words !== '' && !isLong && <Html className="prose lead" html={words} />}
        {path.startsWith('/workshops') && (
          <ServerOnly id="workshop-dates">
            {process.env.NEXT_RUNTIME !== '' && <Static.WorkshopDates storePrefix={storePrefix} />}
          </ServerOnly>
        )}
      </div>
      <ServerOnly id="category-strip">
        {process.env.NEXT_RUNTIME !== '' && <Static.CategoryStrip {...{ site, path, crumbs }} />}
      </ServerOnly>
      {listing === null ? (
        <Failed back={props.back} />
      ) : (
        <ListingProducts
          {...props}
          name={name}
          listing={listing}
          nothing={<Nothing storePrefix={storePrefix} />}
          open={(feature) => feature.ofCategory(category.uid, { listing, filters, query })}
        />
      )}
      {isLong && <Html className="prose category-words" html={words} />}
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
function Failed({ back }: Pick<CategoryScreenProps, 'back'>) {
  return (
    <div className="nothing">
      <Drawing of="bluebell" />
      <p className="lead">{listingTexts.failed}</p>
      <a className="button" href={back}>
        {listingTexts.tryAgain}
      </a>
    </div>
  );
}
