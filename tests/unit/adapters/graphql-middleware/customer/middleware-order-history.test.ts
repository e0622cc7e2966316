import { MiddlewareOrderHistory } from '../../../../../src/adapters/graphql-middleware/customer/middleware-order-history';
import { gbp } from '../a-wire';
import { data, recordedCalls, saysNo } from '../recorded-calls';

const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 North Street', 'Flat 2'],
  city: 'Chichester',
  region: null,
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
};

const anOrderWire = (overrides: object = {}) => ({
  number: '000000598',
  id: 'NTk4',
  order_date: '2026-03-04 10:52:42',
  status: 'Complete',
  grand_total: 27,
  total: {
    base_grand_total: gbp(27),
    subtotal: gbp(24),
    total_tax: gbp(4.5),
    total_shipping: gbp(5),
    discounts: [{ label: 'A tenth off', amount: gbp(2) }],
  },
  items: [
    {
      product_sku: 'TULIPS',
      product_name: 'Tulips',
      product_url_key: 'tulips',
      product_sale_price: gbp(12),
      status: 'Shipped',
      quantity_ordered: 2,
      selected_options: [{ label: 'Size', value: 'Large' }],
      entered_options: [{ label: 'Day', value: '2026-12-03 00:00:00' }],
    },
  ],
  payment_methods: [
    {
      name: 'Cash on delivery',
      type: 'cash',
      additional_data: [{ name: 'Reference', value: '598' }, { name: 'Note', value: '' }, null],
    },
  ],
  comments: [
    { timestamp: '2026-03-06 09:00:00', message: 'On its way.' },
    { timestamp: '2026-03-05 09:00:00', message: 'Made.' },
  ],
  shipments: [
    {
      number: '000000007',
      tracking: [
        { carrier: 'custom', title: 'Parcelforce', number: 'AB12' },
        { carrier: 'van', number: null },
      ],
    },
  ],
  shipping_method: 'Our van – To the door',
  shipping_address: ADDRESS,
  billing_address: { ...ADDRESS, region: 'Kent' },
  ...overrides,
});

const listed = (...items: readonly unknown[]) =>
  data('customer', { orders: { items, total_count: items.length, page_info: { total_pages: 1 } } });

function open(...orders: readonly unknown[]) {
  const { call, calls } = recordedCalls({ customerOrders: [listed(...orders)] });
  return { calls, history: new MiddlewareOrderHistory(call, { currency: 'GBP' }) };
}

test('S3-67 S7-34 an order is read from customer.orders, its money in pence and its time in UTC', async () => {
  const { history, calls } = open(anOrderWire());
  const page = await history.page(3, 10);
  expect(calls).toEqual([{ method: 'customerOrders', args: [{ pageSize: 10, currentPage: 3 }] }]);
  expect(page.ok && page.value).toMatchObject({ total: 1, page: 3, itemsPerPage: 10, totalPages: 1 });
  const money = (pence: number) => ({ pence, currency: 'GBP' });
  expect(page.ok && page.value.orders[0]).toEqual({
    number: '000000598',
    placedAt: Date.UTC(2026, 2, 4, 10, 52, 42),
    status: { kind: 'complete' },
    items: [
      {
        sku: 'TULIPS',
        name: 'Tulips',
        path: '/tulips',
        quantity: 2,
        price: money(1200),
        rowTotal: money(2400),
        attributes: [
          { label: 'Size', value: 'Large', isDay: false },
          { label: 'Day', value: '2026-12-03', isDay: true },
        ],
        status: { kind: 'shipped' },
      },
    ],
    subtotal: money(2400),
    discounts: [{ label: 'A tenth off', amount: money(200) }],
    delivery: money(500),
    vat: money(450),
    leavesUk: false,
    total: money(2700),
    deliveryTitle: 'Our van – To the door',
    paymentTitle: 'Cash on delivery',
    deliveryAddress: {
      firstName: 'Ann',
      lastName: 'Lee',
      street: '12 North Street',
      apartment: 'Flat 2',
      neighborhood: '',
      extra: '',
      city: 'Chichester',
      region: '',
      postcode: 'PO19 1LB',
      countryCode: 'GB',
      phone: '01243 000000',
    },
    billingAddress: expect.objectContaining({ region: 'Kent' }),
    comments: [
      { at: Date.UTC(2026, 2, 5, 9), message: 'Made.' },
      { at: Date.UTC(2026, 2, 6, 9), message: 'On its way.' },
    ],
    shipments: [
      {
        number: '000000007',
        tracking: [
          { carrier: 'Parcelforce', number: 'AB12' },
          { carrier: 'van', number: null },
        ],
      },
    ],
    paymentDetails: [{ label: 'Reference', value: '598' }],
  });
});

test('S3-67 an order with only a number, a time and a total is valid', async () => {
  const bare = { number: '1', order_date: '2026-03-04 10:52:42', grand_total: 12.5 };
  const { history } = open(bare);
  const page = await history.page(1, 10);
  expect(page.ok && page.value.orders[0]).toMatchObject({
    total: { pence: 1250, currency: 'GBP' },
    items: [],
    status: { kind: 'other', title: '' },
    deliveryAddress: null,
    paymentTitle: null,
    comments: [],
    shipments: [],
    paymentDetails: [],
  });
});

test('S3-67 of a list without end the first 200 are read', async () => {
  const comment = { timestamp: '2026-03-06 09:00:00', message: 'On its way.' };
  const { history } = open(anOrderWire({ comments: Array.from({ length: 5000 }, () => comment) }));
  const page = await history.page(1, 10);
  expect(page.ok && page.value.orders[0]?.comments).toHaveLength(200);
});

test('an order with an invalid time is invalid', async () => {
  const { history } = open(anOrderWire({ order_date: 'yesterday' }));
  expect(await history.page(1, 10)).toEqual({ ok: false, reason: { kind: 'unreachable', status: 502 } });
});

test('S7-34 requests one order by its number', async () => {
  const { history, calls } = open(anOrderWire());
  expect((await history.find('000000598')).ok).toBe(true);
  expect(calls[0]?.args).toEqual([{ pageSize: 1, currentPage: 1, filter: { number: { eq: '000000598' } } }]);
});

test('a different order in the response is not-found', async () => {
  const { history } = open(anOrderWire());
  expect(await history.find('000000599')).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
});

test('without authorisation the list is unauthorised', async () => {
  const { call } = recordedCalls({ customerOrders: [saysNo('customer', 'no', 'graphql-authorization')] });
  const history = new MiddlewareOrderHistory(call, { currency: 'GBP' });
  expect(await history.page(1, 10)).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
});

test('an order in euros has a total in euros, whichever of the fields its document asks for', async () => {
  const eur = (value: number) => ({ value, currency: 'EUR' });
  const amounts = { subtotal: eur(30.42), total_shipping: eur(15.15), total_tax: eur(7.6) };
  const euros = { number: '1', order_date: '2026-03-04 10:52:42' };
  for (const order of [
    { ...euros, grand_total: 45.57, total: { ...amounts, base_grand_total: gbp(38.95) } },
    { ...euros, total: { ...amounts, grand_total: eur(45.57) } },
  ]) {
    const { history } = open(order);
    const page = await history.page(1, 10);
    expect(page.ok && page.value.orders[0]).toMatchObject({ total: { pence: 4557, currency: 'EUR' } });
  }
});
