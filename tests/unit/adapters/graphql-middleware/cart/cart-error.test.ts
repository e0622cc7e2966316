import { cartErrorOf } from '../../../../../src/adapters/graphql-middleware/cart/cart-error';

test.each(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'UNDEFINED'])(
  'S4-43 recognises the code %s',
  (code) => {
    expect(cartErrorOf(code)).toBe(code);
  },
);

test.each(['OUT_OF_TULIPS', 'not_salable', 'toString', '', null])('S4-43 maps the code %j to UNDEFINED', (code) => {
  expect(cartErrorOf(code)).toBe('UNDEFINED');
});
