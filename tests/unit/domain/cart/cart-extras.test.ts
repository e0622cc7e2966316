import { extrasOf, itemsForExtras, standingExtras } from '../../../../src/domain/cart/cart-extras';
import type { Cart, CartItem } from '../../../../src/domain/cart/cart';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import type { DeliveryZone } from '../../../../src/domain/delivery/delivery-zone';
import type { ProductWithOptions } from '../../../../src/domain/catalogue/product';
import { aCart, aCartItem } from '../../../builders/a-cart';
import { anAddress } from '../../../builders/an-address';
import { aProduct } from '../../../builders/a-product';
import { aDateOption, aSelectOption, aTextOption } from '../../../builders/an-option';

const DAY = '2026-03-06';
const NOW = Date.parse('2026-03-04T09:00:00Z');
const onDay = (value: string) => ({ label: 'Delivery date', value, isDay: true });
const bouquet = (more: Partial<CartItem> = {}) =>
  aCartItem({ uid: 'one', productSku: 'BOUQUET', attributes: [onDay(DAY)], ...more });
const extra = (more: Partial<ProductWithOptions> = {}) =>
  aProduct({ sku: 'VASE', type: 'simple', customizableOptions: [aDateOption({ required: false })], ...more });
const skusOf = (product: ProductWithOptions, item = bouquet()) =>
  extrasOf(aCart({ items: [item] }), [{ item, products: [product] }], NOW, aDeliverySchedule()).map(
    (found) => found.product.sku,
  );

test('an extra has the day of the item that it goes with', () => {
  const item = bouquet();
  const [found] = extrasOf(aCart({ items: [item] }), [{ item, products: [extra()] }], NOW, aDeliverySchedule());
  expect(found).toMatchObject({ day: DAY, answers: { day: DAY }, itemUid: 'one', product: { sku: 'VASE' } });
  expect(found?.product).not.toHaveProperty('customizableOptions');
});

test.each<[string, Partial<ProductWithOptions>]>([
  ['has sizes to choose', { type: 'configurable' }],
  ['is sold out', { availability: { inStock: false, onlyLeft: null } }],
  ['has no price', { price: { ...aProduct().price, isUnknown: true } }],
  ['comes by post, without a day', { customizableOptions: [aTextOption()] }],
  ['has another question', { customizableOptions: [aDateOption(), aSelectOption({ required: true })] }],
  ['cannot be had on the day', { leadDays: 3 }],
  ['is in the cart already', { sku: 'BOUQUET' }],
])('what %s is no extra', (_, more) => {
  expect(skusOf(extra())).toEqual(['VASE']);
  expect(skusOf(extra(more))).toEqual([]);
});

const PARCEL = {
  ...aDeliverySchedule().zones[0],
  code: 'ie',
  country: 'IE',
  title: 'Ireland',
  postcodes: ['*'],
} as DeliveryZone;

test.each([
  ['GB', 'PO19 1AA', 'never', ['VASE']],
  ['GB', 'SW1A 1AA', 'never', []],
  ['IE', 'D02 AF30', 'home', []],
  ['IE', 'D02 AF30', 'abroad', ['VASE']],
] as const)('S1-13 of a cart to %s %s, what a courier takes %s: %j', (countryCode, postcode, courier, skus) => {
  const items = [bouquet()];
  const schedule = { ...aDeliverySchedule(), courierZones: [PARCEL] };
  const found = [{ item: bouquet(), products: [extra({ courier, leadDays: 0 })] }];
  const sent = aCart({ items, deliveryAddress: anAddress({ countryCode, postcode }) });
  const inStore = aCart({ items });
  const skusIn = (cart: Cart, country: string) =>
    extrasOf(cart, found, NOW, schedule, country).map(({ product }) => product.sku);
  expect(skusIn(sent, 'GB')).toEqual(skus);
  if (countryCode !== 'GB') expect(skusIn(inStore, countryCode)).toEqual(skus);
});

test('there are at most three, each once', () => {
  const item = bouquet();
  const many = ['A', 'A', 'B', 'C', 'D'].map((sku) => extra({ sku }));
  const found = extrasOf(aCart({ items: [item] }), [{ item, products: many }], NOW, aDeliverySchedule());
  expect(found.map(({ product }) => product.sku)).toEqual(['A', 'B', 'C']);
});

test('two different items with a day are asked for, and none of a cart for a funeral', () => {
  const second = bouquet({ uid: 'two', productSku: 'ROSES' });
  const others = [
    bouquet({ uid: 'again' }),
    bouquet({ uid: 'virtual', productSku: 'CLASS', isVirtual: true }),
    bouquet({ uid: 'dayless', productSku: 'CARD', attributes: [] }),
    bouquet({ uid: 'weekly', productSku: 'WEEKLY', attributes: [{ ...onDay(DAY), days: [DAY, '2026-03-13'] }] }),
  ];
  const third = bouquet({ uid: 'three', productSku: 'TULIPS' });
  const items = [bouquet(), ...others, second, third];
  expect(itemsForExtras(aCart({ items })).map(({ uid }) => uid)).toEqual(['one', 'two']);
  const wreath = aCartItem({ uid: 'wreath', categoryPaths: ['funerals/wreaths'] });
  expect(itemsForExtras(aCart({ items: [...items, wreath] }))).toEqual([]);
});

test('an extra goes with its item, and when a tribute joins the cart', () => {
  const item = bouquet();
  const extras = extrasOf(aCart({ items: [item] }), [{ item, products: [extra()] }], NOW, aDeliverySchedule());
  expect(standingExtras(extras, aCart({ items: [item] }))).toEqual(extras);
  expect(standingExtras(extras, aCart({ items: [bouquet({ attributes: [onDay('2026-03-07')] })] }))).toEqual([]);
  expect(standingExtras(extras, aCart({ items: [] }))).toEqual([]);
  const wreath = aCartItem({ uid: 'wreath', categoryPaths: ['funerals/wreaths'] });
  expect(standingExtras(extras, aCart({ items: [item, wreath] }))).toEqual([]);
});
