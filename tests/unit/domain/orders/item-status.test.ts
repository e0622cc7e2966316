import { itemStatus } from '../../../../src/domain/orders/item-status';

test.each([
  ['Ordered', 'ordered'],
  ['', 'ordered'],
  ['Invoiced', 'paid'],
  [' shipped ', 'shipped'],
  ['Partial', 'partly-shipped'],
  ['Refunded', 'refunded'],
  ['Canceled', 'cancelled'],
])('S3-67 the status %p of a line is %s', (text, kind) => {
  expect(itemStatus(text)).toEqual({ kind });
});

test.each(['Being tied', 'toString', '__proto__'])(
  'S3-67 a status of the backend alone, %p, is kept as it is',
  (text) => {
    expect(itemStatus(text)).toEqual({ kind: 'other', title: text });
  },
);
