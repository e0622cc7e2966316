import { codeInTerm } from '../../../../src/domain/listing/code-in-term';

test.each([
  '000000012',
  '#000000012',
  'order 000000012',
  'My order number 000000012',
  'no. 12345678',
  'Order #000000012',
])('S1-5 %j is the number of an order', (term) => {
  expect(codeInTerm(term)).toEqual({ kind: 'order-number' });
});

test.each([
  ['PO19 1LB', 'PO19 1LB'],
  ['po19', 'po19'],
  ['delivery to PO19 1LB', 'PO19 1LB'],
  ['do you deliver to sw1a1aa', 'sw1a1aa'],
  ['D02 X285', 'D02 X285'],
])('S1-5 %j is the postcode %j', (term, postcode) => {
  expect(codeInTerm(term)).toEqual({ kind: 'postcode', postcode });
});

test.each([
  'roses',
  'big',
  'delivery',
  '12 red roses',
  '12345',
  '1234567890123',
  'gift card 25',
  'PO19 1LB'.repeat(20),
  '٣٣٣',
])('%j is neither', (term) => {
  expect(codeInTerm(term)).toBeNull();
});
