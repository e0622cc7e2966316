import { whyMethodsAreMissing } from '../../../../src/domain/checkout/missing-methods';
import type { PaymentMethod } from '../../../../src/domain/checkout/payment-method';
import { aCart, aCartItem } from '../../../builders/a-cart';
import { pounds } from '../../../builders/a-price';

const ONLINE: PaymentMethod = { code: 'bank', label: 'Card', timing: 'online' };
const TRANSFER: PaymentMethod = { code: 'transfer', label: 'Bank transfer', timing: 'offline' };
const tulips = aCartItem();
const evening = aCartItem({ sku: 'EVENING', isVirtual: true, categoryPaths: ['workshops/evenings'] });
const vases = (quantity: number, onlyLeft = 9) =>
  aCartItem({ sku: 'VASE', quantity, availability: { inStock: true, onlyLeft } });
const why = (items: readonly ReturnType<typeof aCartItem>[], ...methods: readonly PaymentMethod[]) =>
  whyMethodsAreMissing(aCart({ items }), methods, { heldPieces: 4 });

test('places are paid for online, alone and beside other goods', () => {
  expect(why([evening], ONLINE)).toBe('places');
  expect(why([evening, tulips], ONLINE)).toBe('places-beside-goods');
  expect(why([aCartItem({ ...vases(1), isVirtual: true })], ONLINE)).toBe('places');
});

test('nothing is said where no method is missing, nor of a cart that any order may hold', () => {
  expect(why([tulips], ONLINE)).toBeNull();
  expect(why([vases(4)], ONLINE)).toBeNull();
  expect(why([vases(9)], ONLINE, TRANSFER)).toBeNull();
  expect(why([evening], ONLINE, TRANSFER)).toBeNull();
  expect(why([tulips])).toBeNull();
});

test('more than an unpaid order may hold is paid for online, counted over the lines of a product', () => {
  expect(why([vases(5)], ONLINE)).toBe('most-of-stock');
  expect(why([vases(3), { ...vases(2), uid: 'other' }], ONLINE)).toBe('most-of-stock');
  expect(why([vases(5, 10)], ONLINE)).toBeNull();
});

test('without an online method places are paid for by transfer, and no more than a few', () => {
  expect(why([evening, tulips], TRANSFER)).toBe('transfer-only');
  expect(why([tulips], TRANSFER)).toBeNull();
  expect(why([{ ...evening, quantity: 5, availability: { inStock: true, onlyLeft: 60 } }])).toBe('too-many');
  expect(why([vases(5)])).toBe('too-many');
});

test('nothing is said when nothing is due', () => {
  const free = aCart({ items: [evening] });
  const totals = free.totals && { ...free.totals, total: pounds(0) };
  expect(whyMethodsAreMissing({ ...free, totals }, [TRANSFER], { heldPieces: 4 })).toBeNull();
});
