import type { ChosenPart, ResolvedLine } from '../../backend/commerce/cart/cart-record';
import { heldGoods, mayHold } from '../../backend/commerce/checkout/held-goods';

type Product = ResolvedLine['product'];

const product = (id: number, rest: Partial<Product> = {}): Product =>
  ({ id, kind: 'simple', stock: 10, held_on: null, ...rest }) as Product;
const line = (of: Product, rest: Partial<ResolvedLine> = {}): ResolvedLine => ({
  product: of,
  variant: null,
  quantity: 1,
  selectedOptions: [],
  parts: [],
  links: [],
  ...rest,
});
const part = (of: Product): ChosenPart => ({ product: of, quantity: 2 }) as ChosenPart;
const goodsOf = (...lines: readonly ResolvedLine[]) => heldGoods(lines).map(({ goods }) => goods);

const DAY = '2026-12-10';
const VASE = product(1);
const EVENING = product(2, { kind: 'virtual', held_on: DAY });

test('what has a day, or is virtual with a stock, is places; anything else is goods', () => {
  expect(goodsOf(line(VASE), line(EVENING))).toEqual(['goods', 'places']);
  expect(goodsOf(line(product(3, { kind: 'virtual' })))).toEqual(['places']);
  expect(goodsOf(line(product(4, { kind: 'virtual', stock: null })))).toEqual(['goods']);
});

test('a variant of a workshop and a part of a set are places, beside other parts', () => {
  const workshop = product(5, { kind: 'configurable', stock: null, held_on: DAY });
  expect(goodsOf(line(workshop, { variant: product(6) }))).toEqual(['places']);
  const parts = [VASE, EVENING].map(part);
  expect(goodsOf(line(product(7, { kind: 'bundle', stock: null }), { parts }))).toEqual(['goods', 'places']);
});

test('the pieces of all lines of a product are one demand, those of a set too', () => {
  const limits = { hasOnlineMethod: true, heldPieces: 4 };
  const set = (quantity: number) =>
    line(product(7, { kind: 'bundle', stock: null }), { quantity, parts: [part(VASE)] });
  expect(mayHold([set(2), line(VASE)], 'banktransfer', limits)).toBe(true);
  expect(mayHold([set(2), line(VASE, { quantity: 2 })], 'banktransfer', limits)).toBe(false);
  expect(mayHold([set(2), line(VASE, { quantity: 2 })], 'stripe', limits)).toBe(true);
});

test('a method that this shop does not know holds goods, and no places', () => {
  const limits = { hasOnlineMethod: false, heldPieces: 4 };
  expect([line(VASE), line(EVENING)].map((one) => mayHold([one], 'purchaseorder', limits))).toEqual([true, false]);
});
