import { orderedBefore } from '../../../../src/domain/orders/order-again';
import type { OrderedItem } from '../../../../src/domain/orders/order';
import { aBundleChoice } from '../../../builders/a-bundle';
import { aProduct } from '../../../builders/a-product';

const value = (uid: string, title: string) => ({
  uid,
  title,
  price: { kind: 'unknown' } as const,
  sortOrder: 1,
});
const base = { required: false, sortOrder: 1, price: { kind: 'unknown' } as const, sku: null };
const PRODUCT = aProduct({
  configurable: {
    options: [
      {
        uid: 'size',
        code: 'size',
        label: 'Size',
        values: [
          { uid: 's', label: 'Petite', swatch: null },
          { uid: 'l', label: 'Grand', swatch: null },
        ],
      },
    ],
    chosen: [],
    variant: null,
    gallery: [],
  },
  customizableOptions: [
    { ...base, uid: 'day', title: 'Delivery date', kind: 'date' },
    { ...base, uid: 'card', title: 'Card message', kind: 'area', maxCharacters: 200 },
    { ...base, uid: 'vase', title: 'Add a vase', kind: 'dropdown', values: [value('v1', 'Glass vase')] },
    { ...base, uid: 'more', title: 'Extras', kind: 'checkbox', values: [value('e1', 'Candle'), value('e2', 'Card')] },
  ],
});

const ordered = (...said: readonly (readonly [label: string, value: string])[]) =>
  orderedBefore(PRODUCT, {
    attributes: said.map(([label, text]) => ({ label, value: text, isDay: false })),
  } as unknown as OrderedItem);

test('choices and the words of the card are found again; the day is asked anew', () => {
  expect(
    ordered(
      ['Size', 'Grand'],
      ['Delivery date', 'Monday 23 November 2026'],
      ['Card message', 'With love,\nAnn'],
      ['Add a vase', 'Glass vase'],
      ['Extras', 'Card, Candle'],
    ),
  ).toEqual({ chosen: { size: 'l' }, answers: { card: 'With love,\nAnn', vase: 'v1', more: ['e1', 'e2'] } });
});

describe('a bundle', () => {
  const choice = (uid: string, name: string) => aBundleChoice({ uid, name, canChangeQuantity: true });
  const BUNDLE = aProduct({
    type: 'bundle',
    bundle: [
      {
        uid: 'q1',
        title: 'Flowers',
        kind: 'radio',
        required: true,
        choices: [choice('r', 'Rose'), choice('t', 'Tulip')],
      },
      {
        uid: 'q2',
        title: 'With it',
        kind: 'checkbox',
        required: false,
        choices: [choice('v', 'Vase'), choice('c', 'Card')],
      },
    ],
  });
  const again = (...said: readonly (readonly [label: string, value: string])[]) =>
    orderedBefore(BUNDLE, {
      attributes: said.map(([label, text]) => ({ label, value: text, isDay: false })),
    } as unknown as OrderedItem).answers;

  test('has its parts again, with their quantities', () => {
    expect(again(['Flowers', '3 × Tulip'], ['With it', '1 × Vase'], ['With it', '2 × Card'])).toEqual({
      q1: ['t'],
      q2: ['v', 'c'],
      t: '3',
      v: '1',
      c: '2',
    });
  });

  test('has them as Magento words them, with a price', () => {
    expect(again(['Flowers', '1 x Tulip 4.00'])).toEqual({ q1: ['t'], q2: [], t: '1' });
  });

  test('begins with its default parts when none of the old ones is sold any more', () => {
    expect(again(['Flowers', '1 × Orchid'])).toEqual({});
  });
});

test('what the product no longer offers is left out', () => {
  expect(ordered(['Size', 'Enormous'], ['Colour', 'Red'], ['Add a vase', 'Jug'], ['Extras', 'Balloon'])).toEqual({
    chosen: {},
    answers: {},
  });
});
