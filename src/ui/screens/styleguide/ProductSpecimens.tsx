import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import { ListingToolbar } from '../../components/catalogue/ListingToolbar';
import { Pagination } from '../../components/catalogue/Pagination';
import { ProductCards } from '../../components/catalogue/ProductCards';
import { Breadcrumbs } from '../../components/shared/Breadcrumbs';
import { PriceTag } from '../../components/shared/PriceTag';
import type { SiteProps } from '../../site-props';
import { Row, Specimen } from './Specimen';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { type Listing, listingQuery, type ListingQuery } from '../../../domain/listing/listing-query';

const HERE = '/styleguide';

/** Product cards and prices. */
export function ProductSpecimens({ site }: { site: SiteProps }) {
  return (
    <>
      <Specimen title="Prices">
        <Row>
          {SAMPLE_CARDS.slice(0, 3).map((card) => (
            <PriceTag key={card.uid} price={card.price} locale={site.locale} from={isStartingPrice(card, card.price)} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Cards in a grid">
        <ProductCards products={SAMPLE_CARDS} view="grid" site={site} back={HERE} place="row" />
      </Specimen>
      <Specimen title="Cards in a list">
        <ProductCards products={inList(SAMPLE_CARDS)} view="list" site={site} back={HERE} place="row" />
      </Specimen>
      <Specimen title="Round a listing">
        <Breadcrumbs
          crumbs={[{ name: 'Flowers', path: '/flowers.html' }]}
          current="Bouquets"
          storePrefix={site.storePrefix}
        />
        <section className="toolbar" aria-label="Toolbar">
          <ListingToolbar listing={SAMPLE_LISTING} query={SAMPLE_QUERY} view="grid" action={HERE} hasFilters={false} />
        </section>
        <Pagination current={SAMPLE_LISTING.page} total={SAMPLE_LISTING.totalPages} hrefOf={() => HERE} />
      </Specimen>
    </>
  );
}

/** The same product a second time on the page, so its form needs another id. */
const inList = (cards: typeof SAMPLE_CARDS) => cards.map((card) => ({ ...card, uid: `${card.uid}-list` }));

const pounds = (pence: number) => ({ pence, currency: 'GBP' });

const PLAIN: ProductSummary = {
  uid: 'sample-plain',
  sku: 'SAMPLE-PLAIN',
  name: 'Market Day Bouquet',
  type: 'simple',
  typeName: 'SimpleProduct',
  path: '/market-day-bouquet.html',
  availability: { inStock: true, onlyLeft: null },
  price: { regular: pounds(2800), special: null, maximum: null },
  picture: null,
  rating: { stars: 4.8, count: 4 },
  needsChoices: false,
  leadDays: null,
  courier: 'abroad',
};

const sample = (uid: string, change: Partial<ProductSummary>): ProductSummary => ({
  ...PLAIN,
  uid: `sample-${uid}`,
  sku: `SAMPLE-${uid.toUpperCase()}`,
  ...change,
});

/** A product card in every state. None of these products exists. */
const SAMPLE_CARDS: readonly ProductSummary[] = [
  PLAIN,
  sample('choices', {
    name: 'An Armful of Garden Roses',
    needsChoices: true,
    price: { regular: pounds(3400), special: null, maximum: pounds(6200) },
  }),
  sample('reduced', {
    name: 'Postcard from the Coast',
    price: { regular: pounds(2200), special: pounds(1950), maximum: null },
    rating: { stars: 0, count: 0 },
  }),
  sample('few', { name: 'Cream Stoneware Jug', availability: { inStock: true, onlyLeft: 3 } }),
  sample('gone', { name: 'Last of the Wall', availability: { inStock: false, onlyLeft: null } }),
  sample('long', {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    price: { regular: pounds(123456789), special: pounds(98765432), maximum: null },
  }),
];

const SAMPLE_LISTING: Listing = { items: SAMPLE_CARDS, total: 73, page: 3, itemsPerPage: 10, totalPages: 8 };

const SAMPLE_QUERY: ListingQuery = listingQuery({ page: 3, itemsPerPage: 10 });
