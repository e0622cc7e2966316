import { withoutLinks } from '../../backend/commerce/customer/person-name';
import type { PlacedOrder } from '../../backend/commerce/order/placed-order';
import { orderWithoutLinks } from '../../backend/mail/order-without-links';

test.each([
  ['Posyflowers.Support', 'Posyflowers. Support'],
  ['Pay.Link, see t.me/x', 'Pay. Link, see t. me/x'],
  ['1.1.1.1', '1. 1. 1. 1'],
  ['https://casino.example', 'https: //casino. example'],
  ['www.x', 'www. x'],
  ['ev\u200Bil.\u200Bcom', 'evil. com'],
  ['evil。com', 'evil。 com'],
  ['💐.ws', '💐. ws'],
  ['evil.ⓒⓞⓜ', 'evil. ⓒⓞⓜ'],
  ['Happy birthday.Love Mum', 'Happy birthday. Love Mum'],
  ['Mrs.Smith', 'Mrs. Smith'],
])('an email shows %j as %j, which no mail program turns into a link', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
});

test.each(['£12.50', '9.30am', 'J.R.R. Tolkien', 'on 3.10.2026', 'With love.\nMum', 'Dear all. Thank you.'])(
  'an email shows %j as it was typed',
  (typed) => expect(withoutLinks(typed)).toBe(typed),
);

test.each([
  ['bea.lee+gifts@example.org', 'bea.lee+gifts@example.org'],
  ['www.pay.link?@example.org', 'www. pay. link?@example. org'],
  ['pay.link#@example.org', 'pay. link#@example. org'],
])('an order’s email shows the entered %j as %j', (value, shown) => {
  const order = { lines: [{ options: [{ kind: 'entered', value }] }], shippingAddress: null, billingAddress: null };
  const [line] = orderWithoutLinks(order as unknown as PlacedOrder).lines;
  expect(line?.options[0]?.value).toBe(shown);
});
