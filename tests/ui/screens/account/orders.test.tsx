import { screen, within } from '@testing-library/react';
import type { Order } from '../../../../src/domain/orders/order';
import { OrderHistoryScreen } from '../../../../src/ui/screens/account/OrderHistoryScreen';
import { OrderScreen } from '../../../../src/ui/screens/account/OrderScreen';
import { OrderStatusScreen } from '../../../../src/ui/screens/OrderStatusScreen';
import { axeFaults } from '../../cart-axe';
import { draw, markup, someSiteProps } from '../../drawn';

const site = someSiteProps({ storePrefix: '/ie' });
const gbp = (pence: number) => ({ pence, currency: 'GBP' });
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  street: '12 North Street',
  apartment: '',
  neighborhood: '',
  extra: '',
  city: 'Chichester',
  region: '',
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  phone: '01243 000000',
};
const LINE = {
  sku: 'TULIPS',
  name: 'Tulips',
  path: '/tulips.html',
  quantity: 2,
  price: gbp(1200),
  rowTotal: gbp(2400),
  attributes: [{ label: 'Card message', value: 'With love', isDay: false }],
  status: { kind: 'ordered' as const },
};

const anOrder = (more: Partial<Order> = {}): Order => ({
  number: '000000598',
  placedAt: Date.UTC(2026, 9, 19, 9, 30),
  status: { kind: 'pending' },
  items: [LINE],
  subtotal: gbp(2400),
  discounts: [{ label: 'A tenth off', amount: gbp(240) }],
  delivery: gbp(0),
  vat: gbp(360),
  leavesUk: false,
  total: gbp(2160),
  deliveryTitle: 'Our van',
  paymentTitle: 'Bank transfer',
  deliveryAddress: ADDRESS,
  billingAddress: ADDRESS,
  comments: [],
  shipments: [],
  paymentDetails: [],
  ...more,
});

const PLACE = { page: 1, itemsPerPage: 10 };
const pageOf = (orders: readonly Order[], total = orders.length) => ({
  ...PLACE,
  orders,
  total,
  totalPages: Math.ceil(total / PLACE.itemsPerPage),
});

test('S1-12 S2-33 each order has its number, date, amount, status and a way to its details', async () => {
  const orders = pageOf([anOrder(), anOrder({ number: '000000597', status: { kind: 'cancelled' } })]);
  const { container } = draw(<OrderHistoryScreen site={site} orders={orders} place={PLACE} isUnknown={false} />);
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toBe('00000059819 October 2026£21.60ReceivedView details');
  expect(within(second as HTMLElement).getByText('Cancelled')).toBeDefined();
  const link = screen.getByRole('link', { name: 'View details of order 000000598' });
  expect(link.getAttribute('href')).toBe('/ie/customer/order-history/000000598');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(await axeFaults(container)).toEqual([]);
});

test('S2-33 of 400 orders the pages and 10, 20 or 50 on each are links', () => {
  const place = { page: 3, itemsPerPage: 20 };
  draw(<OrderHistoryScreen site={site} orders={pageOf([anOrder()], 400)} place={place} isUnknown={false} />);
  expect(screen.getByRole('link', { name: 'Page 4' }).getAttribute('href')).toBe(
    '/ie/customer/order-history?page=4&itemsPerPage=20',
  );
  const sizes = within(screen.getByRole('navigation', { name: 'Orders per page' })).getAllByRole('link');
  expect(sizes.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['10', '/ie/customer/order-history', null],
      ['20', '/ie/customer/order-history?itemsPerPage=20', 'true'],
      ['50', '/ie/customer/order-history?itemsPerPage=50', null],
    ],
  );
});

test('S2-33 a customer without orders is told so', async () => {
  const { container } = draw(<OrderHistoryScreen site={site} orders={pageOf([])} place={PLACE} isUnknown={false} />);
  expect(screen.getByRole('heading', { name: 'Nothing ordered yet' })).toBeDefined();
  expect(await axeFaults(container)).toEqual([]);
});

test('S2-33 orders that could not be loaded can be asked for again, on the same page', () => {
  const place = { page: 2, itemsPerPage: 20 };
  draw(<OrderHistoryScreen site={site} orders={null} place={place} isUnknown={false} />);
  expect(screen.getByRole('alert').textContent).toContain('We could not fetch your orders just now.');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/ie/customer/order-history?page=2&itemsPerPage=20',
  );
});

test('S2-36 an unknown number is answered by a message above the orders', () => {
  draw(<OrderHistoryScreen site={site} orders={pageOf([anOrder()])} place={PLACE} isUnknown />);
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not find that order\./);
});

test('S2-36 one order has its timeline, its parcel, its lines, its amounts and where to pay', async () => {
  const order = anOrder({
    comments: [{ at: Date.UTC(2026, 9, 20, 9), message: 'Your order is on its way.' }],
    shipments: [{ number: '1', tracking: [{ carrier: 'Courier', number: 'AB123456785GB' }] }],
    paymentDetails: [{ label: 'Sort code', value: '12-34-56' }],
  });
  const { container } = draw(<OrderScreen site={site} order={order} gone={null} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'We have received your order.19 October 2026 at 10:30',
      'Your order is on its way.20 October 2026 at 10:00',
      'CourierTracking number AB123456785GB',
    ]),
  );
  const { textContent: text } = container;
  for (const words of [
    'This order has not been paid for yet. Please send us £21.60.',
    'Sort code12-34-56',
    'With love',
  ])
    expect(text).toContain(words);
  for (const words of ['Subtotal£24.00', 'A tenth off−£2.40', 'Free', '£12.00 each', 'PO19 1LB'])
    expect(text).toContain(words);
  expect(screen.getByRole('link', { name: 'All Orders' }).getAttribute('href')).toBe('/ie/customer/order-history');
  expect(await axeFaults(container)).toEqual([]);
});

test('S2-36 an order whose goods left the UK says so, beside the VAT of a workshop in it', () => {
  const shown = (vat: number, leavesUk: boolean) =>
    markup(<OrderScreen site={site} order={anOrder({ vat: gbp(vat), leavesUk })} gone={null} />).textContent;
  const note = 'No UK VAT: the goods leave the UK. Customs charges and import VAT may be due on arrival.';
  expect(shown(0, true)).toContain(note);
  expect(shown(0, true)).not.toContain('£0.00 VAT');
  expect(shown(750, true)).toMatch(/Including £7\.50 VAT.*No UK VAT/);
  expect(shown(360, false)).not.toContain('No UK VAT');
});

test('S2-36 a cancelled and a refunded order of thirty lines say so, and do not ask for money', () => {
  const items = Array.from({ length: 30 }, () => ({ ...LINE, status: { kind: 'refunded' as const } }));
  const order = anOrder({
    items,
    status: { kind: 'closed' },
    paymentDetails: [{ label: 'Card', value: 'ending 4242' }],
  });
  const { container } = draw(<OrderScreen site={site} order={order} gone={null} />);
  expect(screen.getAllByText('Refunded')).toHaveLength(30);
  expect(container.textContent).not.toContain('not paid yet');
});

test('each line can be ordered again; one that is no longer sold says so', () => {
  draw(<OrderScreen site={site} order={anOrder({ items: [LINE, { ...LINE, name: 'Fern' }] })} gone={1} />);
  const again = screen.getAllByRole('link', { name: /^Order again/ });
  expect(again.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order again: Tulips', '/ie/customer/order-history/000000598/again?line=0'],
  ]);
  expect(screen.getByRole('alert').textContent).toBe('We no longer sell this.');
});

test('the page for guests posts a form without scripts, and prints nothing that was typed', () => {
  const page = markup(<OrderStatusScreen site={site} asks="postcode" order={null} refusal="unknown" />);
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/^We have no order with this number/);
  const form = page.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/actions/ask-order-status', 'post']);
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['back', '/ie/order-status'],
    ['number', ''],
    ['email', ''],
    ['postcode', ''],
  ]);
});

test('where the backend finds orders by surname, the form asks for that, and the refusal names it', () => {
  const page = markup(<OrderStatusScreen site={site} asks="surname" order={null} refusal="unknown" />);
  expect([...new FormData(page.querySelector('form') ?? undefined)].map(([name]) => name)).toEqual([
    'back',
    'number',
    'email',
    'surname',
  ]);
  expect(page.querySelector('label[for=page-surname]')?.textContent).toBe('Surname on the invoice');
  expect(page.textContent).toContain('this number, email address and surname.');
  expect(page.textContent).not.toMatch(/postcode/i);
});

test.each(['not-offered', 'unreachable'] as const)(
  'without a form (%s), guests may call, and customers sign in',
  (refusal) => {
    const page = markup(<OrderStatusScreen site={site} asks={null} order={null} refusal={refusal} />);
    expect([page.querySelector('form'), page.textContent]).toEqual([null, expect.stringContaining('all us on')]);
    expect(page.querySelector('a[href$="/sign-in"]')?.textContent).toBe('Sign in to see your orders');
  },
);

test('a guest sees the same order, and orders nothing again from there', () => {
  draw(<OrderStatusScreen site={site} asks="postcode" order={anOrder()} refusal={null} />);
  expect(screen.getByRole('heading', { name: 'Order 000000598' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Order again/ })).toBeNull();
});
