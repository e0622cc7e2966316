import { toCart } from '../../../../../src/adapters/graphql-middleware/cart/decode-cart';
import { toCartLines } from '../../../../../src/adapters/graphql-middleware/cart/decode-cart-lines';
import { DecodingError } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { aCartItemWire, aCartWire, CONTEXT } from '../a-wire';

const unshown = (total_quantity: unknown, ...items: readonly unknown[]) =>
  toCart(aCartWire({ total_quantity, items }), CONTEXT).unshownLines;
const TWO = aCartItemWire();
const bundle = (quantity: number, ...parts: readonly number[]) =>
  aCartItemWire({
    __typename: 'BundleCartItem',
    quantity,
    bundle_options: [{ label: 'Part', values: parts.map((many) => ({ label: 'One', quantity: many })) }],
  });

test.each([
  ['every line', 2, [TWO], undefined],
  ['no line', 0, [], undefined],
  ['a null', 3, [TWO, null], 1],
  ['nulls only', 3, [null, null], 2],
  ['a null, and no number of pieces', null, [TWO, null], 1],
  ['fewer pieces than it has', 5, [TWO], 1],
  ['no line, but pieces', 1, [], 1],
  ['more pieces than it has', 1, [TWO], undefined],
  ['fractions of pieces', 0.3, [aCartItemWire({ quantity: 0.1 }), aCartItemWire({ quantity: 0.2 })], undefined],
  ['a set counted as one', 1, [bundle(1, 3, 2)], undefined],
  ['sets counted by their parts', 10, [bundle(2, 3, 2)], undefined],
  ['a set and another line', 11, [bundle(2, 3, 2)], 1],
])('a cart that is answered with %s', (_what, total, items, lines) => {
  expect(unshown(total, ...items)).toBe(lines);
});

test('lines are not moved to another cart without one that is null', () => {
  expect(() => toCartLines({ items: [TWO, null] })).toThrow(DecodingError);
});
