import type { DeliveryMethod } from '../../src/domain/delivery/delivery-method';
import type { MemoryProduct, InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import type { Category } from '../../src/domain/catalogue/categories/category';
import type { ShippingMethod } from '../../src/domain/checkout/shipping-method';
import { aDeliverySchedule } from './a-delivery-schedule';
import { downloadLinksOption } from '../../src/domain/catalogue/downloads';
import { aBundle, aGroup } from './a-bundle';
import { aConfigurable, aProduct, aVariant } from './a-product';
import { aStoredReview } from './a-review';
import { aPrice, pounds } from './a-price';
import { aContentPage } from './a-content-page';
import { aWedding } from './a-wedding';
import { aFooter } from './a-footer';
import { aDateOption, aSelectOption, aTextOption } from './an-option';

export const COUPON = 'TENTH';
/** For products of at least £100. */
export const COUPON_FROM_100 = 'FROM100';

const SHIPPING_METHODS: readonly ShippingMethod[] = [
  shippingMethod('van', 'van', 'Our van', 'door', 'To the door', 5),
  shippingMethod('post', 'courier', 'Courier', 'parcel', 'Tracked', 8),
  shippingMethod('collection', 'collection', 'Collection', 'counter', 'From our counter', 0),
];

/** A small shop with a product of every type; the category Flowers has six products at six prices. */
export function someStoreData(overrides: Partial<InMemoryStoreData> = {}): InMemoryStoreData {
  return {
    products: PRODUCTS,
    categories: [
      aCategory({ uid: 'c-flowers', name: 'Flowers', urlPath: 'flowers', productCount: 6 }),
      aCategory({ uid: 'c-workshops', name: 'Workshops', urlPath: 'workshops', position: 2, productCount: 1 }),
    ],
    categoryPages: [],
    reviews: [
      aStoredReview({ nickname: 'Bea', stars: 4 }),
      aStoredReview({ nickname: 'Ann', stars: 5 }),
      aStoredReview({ nickname: 'Unapproved', stars: 1 }, { isApproved: false }),
    ],
    attributes: [
      {
        code: 'colour',
        label: 'Colour',
        values: [
          ['1', 'Red'],
          ['2', 'White'],
        ],
      },
      { code: 'occasion', label: 'Occasion', values: [['5', 'Birthday']] },
    ],
    coupons: [
      { code: COUPON, label: 'A tenth off', percent: 10 },
      { code: COUPON_FROM_100, label: 'A quarter off', percent: 25, leastPence: 10_000 },
    ],
    countries: [
      {
        code: 'IE',
        name: 'Ireland',
        regions: [
          { code: 'D', id: 7, name: 'Dublin' },
          { code: 'CO', id: 4, name: 'Cork' },
        ],
      },
      { code: 'GB', name: 'United Kingdom', regions: [] },
      { code: 'AU', name: 'Australia', regions: [] },
    ],
    shippingMethods: {
      GB: SHIPPING_METHODS,
      IE: [shippingMethod('post', 'courier', 'Courier', 'tracked', 'Tracked', 13)],
    },
    outOfReach: { 'AB10 1AA': { van: 'Our van does not go to AB10 1AA.' } },
    paymentMethods: [
      { code: 'cash', label: 'Cash on delivery', timing: 'on-delivery' },
      { code: 'transfer', label: 'Bank transfer', timing: 'online' },
      { code: 'cheque', label: 'Cheque', timing: 'offline' },
    ],
    payTo: { cheque: { kind: 'cheque', payee: 'Posy', address: '1 High Street, Chichester' } },
    deliverySchedule: aDeliverySchedule(),
    store: {
      code: 'default',
      name: 'Posy',
      locale: 'en_GB',
      defaultTitle: 'Posy, florist',
      defaultCurrency: 'GBP',
      logoUrl: null,
      logoAlt: 'Posy',
      logoWidth: 35,
      logoHeight: 34,
    },
    stores: [
      { id: '1', code: 'default', name: 'Posy', locale: 'en_GB' },
      { id: '2', code: 'ie', name: 'Posy Ireland', locale: 'en_IE' },
    ],
    currencies: ['GBP', 'EUR'],
    needsConfirmation: false,
    cmsPages: [
      { name: 'privacy', title: 'Privacy', description: '', heading: 'What we know of you', body: '<p>Little.</p>' },
    ],
    blocks: [
      { name: 'opening-hours', title: 'Open', body: '<p>From nine to five</p>' },
      { name: 'parking', title: 'Parking', body: '<p>Behind the shop</p>' },
    ],
    home: null,
    banner: { left: '<p>Open until five</p>', center: '<p>Tulips are in</p>', abroad: '' },
    footer: aFooter(),
    cardMessages: {
      gift: [{ label: 'A birthday', messages: ['Many happy returns', 'Happy birthday'] }],
      tribute: [{ label: 'From the family', messages: ['Always in our hearts'] }],
    },
    shopWords: {
      synonyms: [{ words: ['mom'], means: ['mum'] }],
      pages: [{ name: 'Our terms', path: '/terms', words: ['small print'] }],
    },
    pages: new Map([['terms', aContentPage()]]),
    weddings: [aWedding(), aWedding({ slug: 'barn-in-winter', title: 'A barn in winter', season: 'winter' })],
    ...overrides,
  };
}

export function aCategory(overrides: Partial<Category> = {}): Category {
  const urlPath = overrides.urlPath ?? 'flowers';
  return {
    uid: `c-${urlPath}`,
    name: urlPath,
    position: 1,
    level: 2,
    productCount: 0,
    urlPath,
    urlSuffix: '.html',
    inMenu: true,
    children: [],
    ...overrides,
  };
}

/** One free file, and one for £4. */
const GUIDE_FILES = [
  { uid: 'file-pdf', title: 'To read', price: pounds(0) },
  { uid: 'file-audio', title: 'To hear', price: pounds(4) },
];

const PRODUCTS: readonly MemoryProduct[] = [
  {
    ...only(aProduct({ sku: 'TULIPS', price: aPrice(12) })),
    attributes: { colour: ['1'], occasion: ['5'] },
    related: ['ROSES', 'FERN'],
    upsells: ['PEONIES'],
  },
  {
    ...only(aProduct({ sku: 'PEONIES', price: aPrice(30, 24), availability: { inStock: true, onlyLeft: 3 } })),
    attributes: { colour: ['2'] },
  },
  only(aProduct({ sku: 'LILAC', price: aPrice(18), availability: { inStock: false, onlyLeft: null } })),
  {
    product: aConfigurable({ sku: 'POSY' }),
    variants: [
      { values: ['size-s'], variant: aVariant({ sku: 'POSY-S', price: aPrice(25) }), gallery: [] },
      { values: ['size-l'], variant: aVariant({ sku: 'POSY-L', price: aPrice(45) }), gallery: [] },
    ],
  },
  only(
    aProduct({
      sku: 'ROSES',
      price: aPrice(40),
      needsChoices: true,
      customizableOptions: [aDateOption(), aTextOption(), aSelectOption()],
    }),
  ),
  { ...only(aProduct({ sku: 'FERN', price: aPrice(9), maxQuantity: 20 })), attributes: { colour: ['1', '2'] } },
  {
    ...only(
      aProduct({
        sku: 'WREATH-EVENING',
        type: 'virtual',
        typeName: 'VirtualProduct',
        price: aPrice(55),
        categoryPaths: ['workshops'],
        virtual: { takesGiftMessage: false, linkedSkus: [] },
      }),
    ),
    held: { on: '2026-03-10', at: '6.30 pm to 8.30 pm' },
  },
  only(aBundle({ categoryPaths: [], categoryUids: [] })),
  only(aGroup({ categoryPaths: [], categoryUids: [] })),
  only(
    aProduct({
      sku: 'GUIDE',
      type: 'downloadable',
      typeName: 'DownloadableProduct',
      price: aPrice(6),
      categoryPaths: [],
      categoryUids: [],
      downloads: { links: GUIDE_FILES, samples: [{ title: 'One page', url: null }] },
      customizableOptions: [downloadLinksOption(GUIDE_FILES, 'Chapters')].filter((option) => option !== null),
    }),
  ),
  only(
    aProduct({
      sku: 'VOUCHER',
      type: 'gift-card',
      typeName: 'GiftCard',
      price: aPrice(25),
      categoryPaths: [],
      categoryUids: [],
    }),
  ),
];

function only(product: MemoryProduct['product']): MemoryProduct {
  return { product, variants: [] };
}

function shippingMethod(
  carrier: string,
  deliveryMethod: DeliveryMethod,
  carrierTitle: string,
  method: string,
  methodTitle: string,
  price: number,
): ShippingMethod {
  return { carrier, deliveryMethod, carrierTitle, method, methodTitle, price: pounds(price), refusal: null };
}
