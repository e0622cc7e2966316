import type { BundleChoice, BundleQuestion } from '../../src/domain/catalogue/bundle';
import type { Product } from '../../src/domain/catalogue/product';
import { aPrice } from './a-price';
import { groupDayOptions } from '../../src/domain/catalogue/group';
import { aDateOption } from './an-option';
import { aProduct, aSummary } from './a-product';

export function aBundleChoice(overrides: Partial<BundleChoice> = {}): BundleChoice {
  const uid = overrides.uid ?? 'x1';
  return {
    uid,
    name: `Name of ${uid}`,
    price: aPrice(20),
    availability: { inStock: true, onlyLeft: null },
    quantity: 1,
    canChangeQuantity: false,
    isDefault: false,
    ...overrides,
  };
}

export function aBundleQuestion(overrides: Partial<BundleQuestion> = {}): BundleQuestion {
  const uid = overrides.uid ?? 'x';
  return { uid, title: `Title of ${uid}`, kind: 'radio', required: true, choices: [aBundleChoice()], ...overrides };
}

/** Flowers at £20, by default two candles at £8 (regular £10) or others at £5, and optional cards. */
export const HAMPER_QUESTIONS: readonly BundleQuestion[] = [
  aBundleQuestion({
    uid: 'flowers',
    title: 'Flowers',
    choices: [
      aBundleChoice({ uid: 'tulips', price: aPrice(20), isDefault: true }),
      aBundleChoice({ uid: 'roses', price: aPrice(25) }),
    ],
  }),
  aBundleQuestion({
    uid: 'candles',
    title: 'Candles',
    kind: 'dropdown',
    choices: [
      aBundleChoice({ uid: 'big', price: aPrice(10, 8), quantity: 2, canChangeQuantity: true, isDefault: true }),
      aBundleChoice({ uid: 'small', price: aPrice(5), canChangeQuantity: true }),
    ],
  }),
  aBundleQuestion({
    uid: 'cards',
    title: 'Cards',
    kind: 'checkbox',
    required: false,
    choices: [aBundleChoice({ uid: 'birds', price: aPrice(3) }), aBundleChoice({ uid: 'bees', price: aPrice(4) })],
  }),
];

/** Two roses at £1.1475, £1.35 with 15 % off before, and an optional ribbon at £0.7245. */
export const CRATE_QUESTIONS: readonly BundleQuestion[] = [
  aBundleQuestion({
    uid: 'roses',
    choices: [
      aBundleChoice({ uid: 'rose', price: aPrice(1.35, 1.15), exactly: 114.75, quantity: 2, canChangeQuantity: true }),
    ],
  }),
  aBundleQuestion({
    uid: 'ribbons',
    kind: 'checkbox',
    required: false,
    choices: [aBundleChoice({ uid: 'silk', price: aPrice(0.72), exactly: 72.45 })],
  }),
];

/** A bundle with the hamper questions. */
export function aBundle(overrides: Partial<Product> = {}): Product {
  return aProduct({
    sku: 'HAMPER',
    type: 'bundle',
    typeName: 'BundleProduct',
    needsChoices: true,
    price: { ...aPrice(25), maximum: { pence: 6000, currency: 'GBP' } },
    bundle: HAMPER_QUESTIONS,
    ...overrides,
  });
}

/** A grouped product: two bunches of tulips at £12 and one fern at £9. */
export function aGroup(overrides: Partial<Product> = {}): Product {
  return aProduct({
    sku: 'TABLE',
    type: 'grouped',
    typeName: 'GroupedProduct',
    needsChoices: true,
    price: aPrice(9),
    group: [
      { product: aSummary({ sku: 'TULIPS', price: aPrice(12) }), quantity: 2 },
      { product: aSummary({ sku: 'FERN', price: aPrice(9) }), quantity: 1 },
    ],
    ...overrides,
  });
}

/** The products of `aDatedGroup` as they are sold alone. */
export const DATED_PARTS: readonly Product[] = [
  aProduct({ sku: 'TULIPS', price: aPrice(12), leadDays: 1, customizableOptions: [optionalDay('tulips-day')] }),
  aProduct({ sku: 'FERN', price: aPrice(9), leadDays: 0, customizableOptions: [optionalDay('fern-day')] }),
];

/** The same group, whose products have a delivery day; the set is ready on the second working day. */
export function aDatedGroup(overrides: Partial<Product> = {}): Product {
  const group = DATED_PARTS.map(({ sku, price, customizableOptions }) => ({
    product: { ...aSummary({ sku, price }), customizableOptions },
    quantity: 1,
  }));
  return aGroup({ group, customizableOptions: groupDayOptions(group), leadDays: 2, ...overrides });
}

function optionalDay(uid: string) {
  return aDateOption({ uid, required: false });
}
