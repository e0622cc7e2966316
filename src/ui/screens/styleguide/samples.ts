import type { ProductSummary } from '../../../domain/catalogue/product';
import { type Listing, listingQuery, type ListingQuery } from '../../../domain/listing/listing-query';

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
export const SAMPLE_CARDS: readonly ProductSummary[] = [
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

export const SAMPLE_LISTING: Listing = { items: SAMPLE_CARDS, total: 73, page: 3, itemsPerPage: 10, totalPages: 8 };

export const SAMPLE_QUERY: ListingQuery = listingQuery({ page: 3, itemsPerPage: 10 });
