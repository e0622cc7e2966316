import type { DeliveryMethod } from '../../../domain/delivery/delivery-method';
import type { ShippingMethod } from '../../../domain/checkout/shipping-method';
import type { InMemoryStoreData } from '../in-memory-store-data';
import { demoCategories } from './demo-categories';
import { demoProduct, gbp } from './demo-product';
import { DEMO_PRODUCTS } from './demo-products';
import { DEMO_SCHEDULE } from './demo-schedule';

const COUNTER = shippingMethod('collection', 'collection', 'Collection', 'shop', 'From our counter in Chichester', 0);
const VAN = shippingMethod('van', 'van', 'Our van', 'local', 'Local delivery', 495);
const COURIER = shippingMethod('courier', 'courier', 'Courier', 'tracked', 'Tracked parcel', 1295);

/** Content comes from the content service. */
const NO_TEXTS = {
  cmsPages: [],
  blocks: [],
  home: null,
  banner: null,
  footer: null,
  cardMessages: null,
  shopWords: null,
  pages: new Map(),
  weddings: [],
};

/** A small florist with one store in pounds. `assets` is the host of the pictures, empty for the shop's own. */
export function demoStore(assets: string): InMemoryStoreData {
  return {
    products: DEMO_PRODUCTS.map((draft) => demoProduct(draft, assets)),
    categories: demoCategories(DEMO_PRODUCTS),
    categoryPages: [],
    attributes: [],
    reviews: [],
    coupons: [{ code: 'POSY10', label: '10% off flowers and gifts', percent: 10 }],
    countries: [
      { code: 'GB', name: 'United Kingdom', regions: [] },
      { code: 'FR', name: 'France', regions: [] },
    ],
    shippingMethods: { GB: [VAN, COUNTER], FR: [COURIER] },
    outOfReach: {},
    paymentMethods: [
      { code: 'cashondelivery', label: 'Cash on delivery', timing: 'on-delivery' },
      { code: 'banktransfer', label: 'Bank transfer', timing: 'offline' },
    ],
    payTo: {
      banktransfer: {
        kind: 'transfer',
        accountName: 'PRACTICE ACCOUNT, send no money',
        sortCode: '00-00-00',
        accountNumber: '00000000',
      },
    },
    deliverySchedule: DEMO_SCHEDULE,
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
    stores: [{ id: '1', code: 'default', name: 'Posy', locale: 'en_GB' }],
    currencies: ['GBP'],
    needsConfirmation: false,
    ...NO_TEXTS,
  };
}

function shippingMethod(
  carrier: string,
  deliveryMethod: DeliveryMethod,
  carrierTitle: string,
  method: string,
  methodTitle: string,
  pence: number,
): ShippingMethod {
  return { carrier, deliveryMethod, carrierTitle, method, methodTitle, price: gbp(pence), refusal: null };
}
