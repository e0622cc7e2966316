import { sql } from 'kysely';
import { finishPayment } from '../../backend/commerce/order/finish-payment';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { orderSteps } from '../../backend/database/migrations/0015-order-steps';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { accountShop, Customer } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, ORDER_EMAILS } from './running-shop';
import { Shopper } from './shopper';

const MINUTE = 60_000;
const SKU = 'VASE';
/** The florist's words for Magento's statuses. */
const WORDS: Readonly<Record<string, string>> = {
  Processing: 'In progress',
  Shipped: 'On its way',
  Canceled: 'Cancelled',
  Closed: 'Refunded',
};
const STEPS = ['paid', 'made', 'on-its-way', 'complete', 'cancel', 'refunded'];

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let ann: Customer;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, practiceBank: true }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MONDAY_MORNING;
    // Cancelling an order with a pending payment reopens its customer's cart.
    ann = await Customer.join(shop);
    await database.updateTable('products').set({ stock: 100 }).where('sku', '=', SKU).execute();
  });

  /** The output of a command; a refusal begins with "No: ". */
  async function admin(line: string): Promise<string> {
    const answer = await runAdminCommand({ database, now }, line.split(' '));
    return answer.ok ? answer.value : `No: ${answer.reason}`;
  }

  /** Orders two vases with a coupon; returns the order number as the florist types it. */
  async function ordered(payment = 'checkmo'): Promise<number> {
    const shopper = await Shopper.enter(shop, ann.headers);
    await shopper.add({ sku: SKU, quantity: 2 });
    await shopper.checkOut(payment);
    await shopper.change('applyCouponToCart', { coupon_code: 'TEN' });
    const { body } = await shopper.order();
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return Number(body.data.placeOrder.order.order_number);
  }
  const padded = (number: number) => String(number).padStart(9, '0');

  /** The order in the customer's account. */
  async function seen(number: number) {
    const { customer } = await ann.data(
      `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
        status comments { message timestamp } items { status quantity_ordered quantity_invoiced quantity_shipped
        quantity_canceled quantity_refunded quantity_returned } } } } }`,
      { number: padded(number) },
    );
    return customer.orders.items[0];
  }
  const stock = async () =>
    (await database.selectFrom('products').select('stock').where('sku', '=', SKU).executeTakeFirstOrThrow()).stock;
  const uses = async () =>
    (await database.selectFrom('coupons').select('uses').where('code', '=', 'TEN').executeTakeFirstOrThrow()).uses;
  const messages = async (number: number) => {
    const rows = await database
      .selectFrom('outbox')
      .select(['reference', 'recipient', 'text'])
      .where('reference', '=', `order-${padded(number)}-cancelled`)
      .execute();
    return rows;
  };
  const bankSays = async (number: number, outcome: 'paid' | 'declined') => {
    const { id } = await database
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .select('payment_attempts.id')
      .where('orders.number', '=', padded(number))
      .executeTakeFirstOrThrow();
    return finishPayment(database, id, outcome, ORDER_EMAILS, now);
  };

  test('S3-67 shows the customer each step with its time, and the invoiced and shipped quantities', async () => {
    const number = await ordered();
    const said: string[] = [];
    for (const [minutes, step] of ['paid', 'made', 'on-its-way', 'complete'].entries()) {
      now = MONDAY_MORNING + (minutes + 1) * MINUTE;
      said.push((await admin(`order ${number} ${step}`)).includes('Status: Complete') ? 'Complete' : 'not yet');
    }
    expect(said).toEqual(['not yet', 'not yet', 'not yet', 'Complete']);
    expect(await seen(number)).toEqual({
      status: 'Complete',
      comments: [
        { message: 'Your payment has reached us. Thank you.', timestamp: '2026-10-05 09:01:00' },
        { message: 'Your order is ready and waits for its day.', timestamp: '2026-10-05 09:02:00' },
        { message: 'Your order is on its way.', timestamp: '2026-10-05 09:03:00' },
        { message: 'Your order has arrived.', timestamp: '2026-10-05 09:04:00' },
      ],
      items: [
        {
          status: 'Shipped',
          quantity_ordered: 2,
          quantity_invoiced: 2,
          quantity_shipped: 2,
          quantity_canceled: 0,
          quantity_refunded: 0,
          quantity_returned: 0,
        },
      ],
    });
    for (const typed of [`#${padded(number)}`, `#${Number(number)}`])
      expect(await admin(`order ${typed}`)).toContain('On its way');
    // 5 October is in summer time: times are shown in London time.
    expect(await admin(`order ${number}`)).toContain('On its way: 5 Oct 2026, 10:03');
  });

  test('S4-68 an order on its way says so wherever its status stands, until it is complete', async () => {
    const number = await ordered();
    const inList = async () => (await admin('orders')).split('\n').find((row) => row.startsWith(padded(number))) ?? '';
    await admin(`order ${number} paid`);
    expect(await inList()).toContain('In progress');
    await admin(`order ${number} on-its-way`);
    expect((await seen(number)).status).toBe('Shipped');
    expect(await inList()).toContain('On its way');
    expect(await admin(`order ${number}`)).toContain('Status: On its way');
    await admin(`order ${number} complete`);
    expect([(await seen(number)).status, (await inList()).includes('Complete')]).toEqual(['Complete', true]);
  });

  test('S3-67 the number of the courier is a shipment of the customer, and is checked', async () => {
    const number = await ordered();
    const shipments = async () =>
      (
        await ann.data(
          `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
            shipments { number tracking { carrier number title } items { product_sku quantity_shipped } } } } } }`,
          { number: padded(number) },
        )
      ).customer.orders.items[0].shipments;
    expect(await shipments()).toEqual([]);
    expect(await admin(`order ${number} paid AB123456785GB`)).toContain('on-its-way [TRACKING]');
    expect(await admin(`order ${number} on-its-way <b>`)).toContain('on-its-way [TRACKING]');
    expect(await shipments()).toEqual([]);
    expect(await admin(`order ${number} on-its-way AB123456785GB`)).toContain('(tracking number AB123456785GB)');
    expect(await shipments()).toEqual([
      {
        number: padded(number),
        tracking: [{ carrier: 'flatrate', number: 'AB123456785GB', title: 'Local delivery' }],
        items: [{ product_sku: SKU, quantity_shipped: 2 }],
      },
    ]);
  });

  test('invoices a paid order and ships one on its way, independently of each other', async () => {
    const number = await ordered();
    await admin(`order ${number} on-its-way`);
    expect(await seen(number)).toMatchObject({
      status: 'Shipped',
      items: [{ status: 'Shipped', quantity_invoiced: 0, quantity_shipped: 2 }],
    });
    const other = await ordered();
    await admin(`order ${other} paid`);
    expect(await seen(other)).toMatchObject({
      status: 'Processing',
      items: [{ status: 'Invoiced', quantity_invoiced: 2, quantity_shipped: 0 }],
    });
  });

  test('returns stock and coupon once when an order is cancelled, and emails its customer', async () => {
    const usesBefore = await uses();
    const number = await ordered();
    expect([await stock(), await uses()]).toEqual([98, usesBefore + 1]);
    const told = await Promise.all([...Array(4)].map(() => admin(`order ${number} cancel`)));
    expect(told.filter((text) => text === `No: Order ${number} is cancelled already.`)).toHaveLength(3);
    expect([await stock(), await uses()]).toEqual([100, usesBefore]);
    expect(await messages(number)).toEqual([
      {
        reference: `order-${padded(number)}-cancelled`,
        recipient: ann.email,
        text: expect.stringContaining('nothing to pay'),
      },
    ]);
    expect(await seen(number)).toMatchObject({
      status: 'Canceled',
      comments: [{ message: 'Your order was cancelled.', timestamp: '2026-10-05 09:00:00' }],
      items: [{ status: 'Canceled', quantity_canceled: 2, quantity_invoiced: 0, quantity_shipped: 0 }],
    });
    // The cart stays closed: weeks may have passed, and the customer has a new one.
    const { customerCart } = await ann.data('{ customerCart { total_quantity } }');
    expect(customerCart.total_quantity).toBe(0);
  });

  test('returns or ships the stock of an order that is cancelled and shipped at the same time, never both', async () => {
    const number = await ordered();
    await Promise.all([admin(`order ${number} cancel`), admin(`order ${number} on-its-way`)]);
    const { status } = await seen(number);
    expect(await stock()).toBe(status === 'Canceled' ? 100 : 98);
  });

  /** Statuses after some steps, and the status after each further step. */
  const AFTER: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
    ['Pending', [], { paid: 'Processing', made: 'Processing', 'on-its-way': 'Shipped', cancel: 'Canceled' }],
    [
      'Processing, paid',
      ['paid'],
      { paid: 'same', made: 'Processing', 'on-its-way': 'Shipped', complete: 'Complete', cancel: 'Canceled' },
    ],
    ['Processing, made', ['made'], { paid: 'Processing', made: 'same', 'on-its-way': 'Shipped', cancel: 'Canceled' }],
    ['Shipped', ['on-its-way'], { paid: 'Shipped', 'on-its-way': 'same' }],
    [
      'Complete',
      ['paid', 'complete'],
      { paid: 'same', made: 'same', 'on-its-way': 'same', complete: 'same', refunded: 'Closed' },
    ],
    ['Canceled', ['cancel'], {}],
    ['Canceled, paid before', ['paid', 'cancel'], { refunded: 'Closed' }],
    ['Closed', ['paid', 'complete', 'refunded'], { refunded: 'same' }],
  ];

  test.each(AFTER)('allows only these steps from %s', async (_name, before, ways) => {
    for (const step of STEPS) {
      const number = await ordered();
      for (const one of before) expect(await admin(`order ${number} ${one}`)).not.toContain('No:');
      const [was, shelf] = [await seen(number), await stock()];
      const answer = await admin(`order ${number} ${step}`);
      const is = await seen(number);
      const way = ways[step];
      if (way === undefined || way === 'same') {
        expect(answer.startsWith(way === undefined ? `No: ` : 'Order')).toBe(true);
        expect(answer).not.toContain('Commands for the florist.');
        expect([is, await stock()]).toEqual([was, shelf]);
      } else {
        expect(answer).toContain(`Status: ${WORDS[way] ?? way}`);
        expect(is.status).toBe(way);
        expect(is.comments).toHaveLength(was.comments.length + 1);
      }
    }
  });

  test.each([
    ['order 99999 cancel', 'No: There is no order 99999.'],
    ['order 1 lost', 'No: Commands for the florist.'],
    ['order 1 paid paid', 'No: Commands for the florist.'],
  ])('refuses %s', async (line, refusal) => {
    expect(await admin(line)).toContain(refusal);
  });

  test('names every order command in the help', async () => {
    const help = await admin('help');
    for (const step of STEPS) expect(help).toMatch(new RegExp(`^ +${step} `, 'm'));
  });

  describe('an order with bank payment', () => {
    test('becomes refund-due when paid after the cancellation, and closed after the refund', async () => {
      const number = await ordered('bankpage');
      expect(await admin(`order ${number} paid`)).toContain('awaits payment');
      expect(await admin(`order ${number} cancel`)).toContain('Status: Cancelled');
      expect([await stock(), await messages(number)]).toEqual([100, []]);
      expect((await ann.data('{ customerCart { total_quantity } }')).customerCart.total_quantity).toBe(2);
      expect(await admin(`order ${number} refunded`)).toContain('was not paid: there is nothing to refund');
      await bankSays(number, 'paid');
      expect(await admin('payments')).toContain('refund-due');
      expect(await admin(`order ${number} refunded`)).toContain('Status: Refunded');
      expect(await admin('payments')).not.toContain('refund-due');
      expect(await stock()).toBe(100);
      expect(await seen(number)).toMatchObject({
        status: 'Closed',
        comments: [{ message: 'Your order was cancelled.' }, { message: 'Your money is on its way back to you.' }],
        items: [{ quantity_canceled: 2, quantity_refunded: 2, quantity_shipped: 0 }],
      });
    });

    test('emails the customer when a paid order is cancelled, which makes it refund-due', async () => {
      const number = await ordered('bankpage');
      await bankSays(number, 'paid');
      expect(await seen(number)).toMatchObject({
        status: 'Processing',
        comments: [{ message: 'Your payment has reached us. Thank you.' }],
        items: [{ status: 'Invoiced', quantity_invoiced: 2 }],
      });
      await admin(`order ${number} cancel`);
      expect(await admin('payments')).toContain('refund-due');
      expect((await messages(number))[0]?.text).toContain('refund the whole amount');
      // A bank may repeat its notification.
      await bankSays(number, 'paid');
      await admin(`order ${number} refunded`);
      expect([(await seen(number)).status, await stock()]).toEqual(['Closed', 100]);
    });

    test('ends in a consistent state when it is cancelled and paid at the same time', async () => {
      for (let round = 0; round < 3; round += 1) {
        ann = await Customer.join(shop);
        await database.updateTable('products').set({ stock: 100 }).where('sku', '=', SKU).execute();
        const number = await ordered('bankpage');
        await Promise.all([admin(`order ${number} cancel`), bankSays(number, 'paid')]);
        expect(await stock()).toBe(100);
        expect(await admin(`order ${number} refunded`)).toContain('Status: Refunded');
      }
    });
  });

  test('derives the steps of older orders from their payments', async () => {
    const [paid, declined] = [await ordered('bankpage'), await ordered('bankpage')];
    await bankSays(paid, 'paid');
    await bankSays(declined, 'declined');
    const before = [await seen(paid), await seen(declined)];
    await database.deleteFrom('order_steps').execute();
    const [, fill = ''] = orderSteps.statements('', 'sqlite');
    await sql.raw(fill).execute(database);
    expect([await seen(paid), await seen(declined)]).toEqual(before);
  });

  test('lists orders by delivery day, with status and payment', async () => {
    const first = await ordered();
    const second = await ordered();
    const third = await ordered();
    await admin(`order ${third} paid`);
    await admin(`order ${second} cancel`);
    const line = await database
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.id')
      .where('o.number', '=', padded(third))
      .executeTakeFirstOrThrow();
    const day = { kind: 'entered' as const, label: 'Delivery date', value: 'Friday', day: '2026-10-09' };
    await database
      .insertInto('order_line_options')
      .values({ line_id: line.id, position: 9, ...day })
      .execute();
    const listed = (await admin('orders')).split('\n').filter((row) => /^0/.test(row));
    const at = (number: number) => listed.findIndex((row) => row.startsWith(padded(number)));
    expect(at(third)).toBeLessThan(at(first));
    expect(at(first)).toBeLessThan(at(second));
    expect(listed[at(third)]).toMatch(/2026-10-09 +In progress +.*, paid /);
    expect(listed[at(second)]).toMatch(/Cancelled +.*, not paid /);
  });

  test('says first that an order is cancelled, and what a step has changed', async () => {
    const number = await ordered();
    expect(await admin(`order ${number} paid`)).toMatch(new RegExp(`^Order ${number} is now paid\\.\n`));
    expect(await admin(`order ${number} paid`)).toMatch(new RegExp(`^Order ${number} was paid already`));
    await admin(`order ${number} cancel`);
    expect(await admin(`order ${number}`)).toMatch(/^CANCELLED on 5 Oct 2026, 10:00: please do not make it\./);
  });
});
