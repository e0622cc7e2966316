import { orderStatus, itemStatus } from '../../../../src/domain/orders/order-status';

test.each([
  ['pending', 'pending'],
  ['Pending', 'pending'],
  ['open', 'pending'],
  ['pending_payment', 'pending-payment'],
  ['Pending Payment', 'pending-payment'],
  ['confirmed', 'confirmed'],
  ['Processing', 'processing'],
  ['holded', 'on-hold'],
  ['On Hold', 'on-hold'],
  ['shipped', 'shipped'],
  ['Complete', 'complete'],
  ['completed', 'complete'],
  ['canceled', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['closed', 'closed'],
])('S4-68 parses %j as %s', (word, kind) => {
  expect(orderStatus(word)).toEqual({ kind });
});

test.each(['Awaiting the van', 'toString', '', ' On the road '])(
  'S4-68 keeps an unknown status (%j) unchanged',
  (word) => {
    expect(orderStatus(word)).toEqual({ kind: 'other', title: word.trim() });
  },
);

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
