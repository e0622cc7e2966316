import type { Page } from 'playwright/test';
import { type PricedProduct, pricedProduct } from '../../soak/orders/price-list';

export interface Place {
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  /** Two letters. */
  readonly country: string;
  /** As the address ends. */
  readonly countryName: string;
}

/** Something to buy: its page, its price by the seed, and how the page's questions are answered. */
export interface Wish {
  readonly path: string;
  readonly product: PricedProduct;
  readonly fill?: (page: Page) => Promise<void>;
}

/** An order of one kind: what is bought, who brings it where, and how it is paid. */
export interface Errand {
  readonly title: string;
  /** `''` or the prefix of another store. */
  readonly store: '' | '/ie';
  readonly wishes: readonly Wish[];
  readonly method: 'van' | 'courier' | 'collection' | 'none';
  /** Null for what is collected, or not delivered at all. */
  readonly place: Place | null;
  readonly pay: 'Cash on delivery' | 'Pay on collection' | 'Bank transfer' | 'Practice card';
  /** The first day that is offered if left out; money by transfer has to come before. */
  readonly day?: 'last';
  /** What the florist says of it at last. */
  readonly end: 'complete' | 'cancel' | 'unpaid';
}

const at = (street: string, town: string, postcode: string, country = 'GB', countryName = 'United Kingdom'): Place => ({
  street,
  town,
  postcode,
  country,
  countryName,
});
const CHICHESTER = at('12 North Street', 'Chichester', 'PO19 1LB');

const BOUQUET: Wish = {
  path: '/market-day-bouquet.html',
  product: pricedProduct('BOUQUET-MARKET-DAY', { variant: 'Classic' }),
  fill: async (page) => {
    await page.getByLabel('Classic').check();
    await page.getByLabel('Card message').fill('With love');
  },
};
const LETTERBOX: Wish = { path: '/morning-post.html', product: pricedProduct('LETTERBOX-MORNING-POST') };
const LILY: Wish = { path: '/peace-lily.html', product: pricedProduct('PLANT-PEACE-LILY') };
const CANDLE: Wish = { path: '/winter-pine-candle.html', product: pricedProduct('CANDLE-WINTER-PINE') };
const GUIDE: Wish = { path: '/keeping-cut-roses-a-guide.html', product: pricedProduct('GUIDE-ROSES') };
const WORKSHOP: Wish = {
  path: '/the-dutch-still-life.html',
  product: pricedProduct('WORKSHOP-STILL-LIFE'),
  fill: (page) => page.getByLabel('Who is coming').fill('Ann Lee'),
};
const GIFT_CARD: Wish = {
  path: '/gift-card-by-email.html',
  product: { ...pricedProduct('GIFT-CARD-EMAIL', { picks: { Value: ['£50'] } }), vat: 0 },
  fill: async (page) => {
    await page.getByRole('radio', { name: '£50' }).check();
    await page.getByLabel('Recipient’s name').fill('Eve');
    await page.getByLabel('Recipient’s email').fill('eve.reader@example.org');
  },
};

const van = { store: '', method: 'van', pay: 'Practice card', end: 'complete' } as const;
const courier = { ...van, method: 'courier', wishes: [LETTERBOX] } as const;
const nobody = { ...van, method: 'none', place: null } as const;

/** One order of each kind. */
export const ERRANDS: readonly Errand[] = [
  { ...van, title: 'our van in Chichester', wishes: [BOUQUET], place: CHICHESTER, pay: 'Cash on delivery' },
  {
    ...van,
    title: 'our van to a village',
    wishes: [BOUQUET],
    place: at('1 Mill Lane', 'Selsey', 'PO20 9AA'),
    end: 'cancel',
  },
  {
    ...van,
    title: 'our van to the coast, by bank transfer',
    wishes: [LILY],
    place: at('3 Canada Grove', 'Bognor Regis', 'PO21 1DW'),
    pay: 'Bank transfer',
    day: 'last',
    end: 'unpaid',
  },
  { ...courier, title: 'a courier to the mainland', place: at('1 High Street', 'Bristol', 'BS1 4DJ') },
  { ...courier, title: 'a courier to the Highlands', place: at('1 High Street', 'Inverness', 'IV1 1AA') },
  { ...courier, title: 'a courier to Jersey', place: at('1 The Parade', 'St Helier', 'JE2 3AA', 'GB', 'Jersey') },
  {
    ...courier,
    title: 'in euros to Dublin',
    store: '/ie',
    wishes: [CANDLE],
    place: at('4 Dawson Street', 'Dublin', 'D02 AF30', 'IE', 'Ireland'),
  },
  { ...nobody, title: 'collection', method: 'collection', wishes: [BOUQUET], pay: 'Pay on collection' },
  { ...nobody, title: 'a workshop', wishes: [WORKSHOP] },
  { ...nobody, title: 'a gift card and a guide to download', wishes: [GIFT_CARD, GUIDE] },
  { ...van, title: 'flowers and a workshop', wishes: [BOUQUET, WORKSHOP], place: CHICHESTER },
];
