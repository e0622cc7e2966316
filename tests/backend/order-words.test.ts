import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { recordTransition } from '../../backend/commerce/order/order-status';
import type { SeedOption, SeedProduct } from '../../backend/seed/seed-shapes';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const FIRST: SeedOption = { kind: 'date', title: 'First delivery', required: true, pence: 0 };
const OFTEN: SeedOption = {
  kind: 'radio',
  title: 'How often',
  required: true,
  values: [{ title: 'Every week', pence: 0, sku: 'EVERY-WEEK' }],
};
const EVENING = { weekday: 4, hours: '6.30 pm to 8.30 pm', place: 'at the long table' };

const [VASE] = SMALL_SEED.products.filter(({ sku }) => sku === 'VASE');
if (VASE?.type !== 'simple') throw new Error('The small seed has no vase.');
const subscription = { deliveries: 3 };
const more: readonly SeedProduct[] = [
  {
    ...VASE,
    stock: 50,
    sku: 'WEEKLY',
    name: 'Three Bunches',
    urlKey: 'three',
    options: [FIRST, OFTEN],
    subscription,
    position: 21,
  },
  {
    ...VASE,
    type: 'virtual',
    stock: 50,
    sku: 'EVENING',
    name: 'Evening',
    urlKey: 'evening',
    workshop: EVENING,
    position: 22,
  },
];

/** What customers read of an order, by how it reaches them. */
onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop(
      { now: () => MONDAY_MORNING },
      { ...SMALL_SEED, products: [...SMALL_SEED.products, ...more] },
    );
  });
  afterAll(() => shop.stop());

  async function take(number: string, ...steps: readonly string[]): Promise<void> {
    const database = shop.connect();
    for (const step of steps) {
      const answer = await runAdminCommand({ database, now: MONDAY_MORNING }, ['order', number, step]);
      if (!answer.ok) throw new Error(answer.reason);
    }
    await database.destroy();
  }

  async function emailsOf(number: string): Promise<readonly string[]> {
    const database = shop.connect();
    const rows = await database
      .selectFrom('outbox')
      .select('text')
      .where('reference', 'like', `order-${number}-%`)
      .orderBy('reference')
      .execute();
    await database.destroy();
    return rows.map(({ text }) => text);
  }

  async function read(number: string) {
    const { guestOrder } = await shop.data(
      `query ($input: OrderInformationInput!) { guestOrder(input: $input) {
        status comments { message } shipments { number } items { quantity_shipped entered_options { label value } } } }`,
      { input: { number, email: 'ann@example.org', postcode: ADDRESS.postcode } },
    );
    return guestOrder;
  }

  async function place(shopper: Shopper): Promise<string> {
    const { body } = await shopper.order();
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data.placeOrder.order.order_number;
  }

  async function subscribe(carrier: string, method: string): Promise<string> {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'WEEKLY')];
    await shopper.add({
      sku: 'WEEKLY',
      quantity: 1,
      selected_options: [uids['How often/Every week'] ?? ''],
      entered_options: [{ uid: uids['First delivery'] ?? '', value: '2026-10-07 00:00:00' }],
    });
    await shopper.add({ sku: 'EVENING', quantity: 1 });
    await shopper.checkOut('banktransfer', carrier, method);
    return place(shopper);
  }

  test('nothing that was typed is a link in the email to the customer, and the florist reads it as it is', async () => {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'EVENING', quantity: 1 });
    await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
    const address = { ...ADDRESS, company: 'Pay.Link', street: ['See t.me/x', 'or 1.1.1.1'] };
    await shopper.change('setBillingAddressOnCart', { billing_address: { address } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
    const [toCustomer, toFlorist] = await emailsOf(await place(shopper));
    for (const shown of ['Pay. Link', 'See t. me/x', 'or 1. 1. 1. 1']) expect(toCustomer).toContain(shown);
    for (const typed of ['Pay.Link', 'See t.me/x', 'or 1.1.1.1']) expect(toFlorist).toContain(typed);
  });

  async function bookEvening(): Promise<string> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'EVENING', quantity: 1 });
    await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
    return place(shopper);
  }

  const labels = ['First collection', 'Collection 2 of 3', 'Collection 3 of 3', 'When', 'Where'];

  test('of a collected order no day is called a delivery, in the account as in the emails', async () => {
    const number = await subscribe('collection', 'morning');
    const { items } = await read(number);
    const said = items.flatMap((item: { entered_options: readonly { label: string }[] }) => item.entered_options);
    expect(said.map(({ label }: { label: string }) => label)).toEqual(labels);
    const [toCustomer = '', toFlorist = ''] = await emailsOf(number);
    for (const text of [toCustomer, toFlorist]) {
      expect(text).toContain('First collection: Wednesday 7 October 2026');
      expect(text).not.toMatch(/First delivery|Delivery 2/);
    }
    expect(toCustomer).toMatch(/When: Thursday 15 October 2026, 6\.30 pm to 8\.30 pm/);
    const [, place = ''] = toCustomer.split(/WHERE TO COLLECT IT/);
    expect(place.split('BILLING')[0]).toMatch(/7 October.*14 October.*21 October/s);
    expect(place.split('BILLING')[0]).not.toContain('15 October');
  });

  test.each([
    [
      'collection',
      'morning',
      ['paid', 'made', 'complete'],
      ['Your order is ready and waits for its day.', 'Your order was collected.'],
    ],
    [
      'flatrate',
      'flatrate',
      ['paid', 'made', 'on-its-way', 'complete'],
      ['Your order is ready and waits for its day.', 'Your order is on its way.', 'Your order has arrived.'],
    ],
  ])('the steps of an order by %s are worded by how it reaches its customer', async (carrier, method, steps, words) => {
    const number = await subscribe(carrier, method);
    await take(number, ...steps);
    const { comments, items } = await read(number);
    const isSent = steps.includes('on-its-way');
    expect(items.map(({ quantity_shipped }: { quantity_shipped: number }) => quantity_shipped)).toEqual([
      isSent ? 1 : 0,
      0,
    ]);
    expect(comments.map(({ message }: { message: string }) => message).slice(1)).toEqual(words);
  });

  test('nothing travels that is collected, or that nobody brings: neither is ever on its way', async () => {
    const collected = await subscribe('collection', 'morning');
    await expect(take(collected, 'on-its-way')).rejects.toThrow(
      `Order ${collected} is collected: nothing travels. Enter “order ${collected} made” when it is ready.`,
    );
    const workshop = await bookEvening();
    await expect(take(workshop, 'on-its-way')).rejects.toThrow(`Nothing of order ${workshop} is brought to anybody`);
    for (const number of [collected, workshop]) {
      await take(number, 'paid', 'made');
      expect(await read(number)).toMatchObject({ status: 'Processing', shipments: [] });
      await take(number, 'complete');
      expect(await read(number)).toMatchObject({ status: 'Complete', shipments: [] });
      await expect(take(number, 'on-its-way')).rejects.toThrow(/nothing travels|is brought to anybody/);
    }
  });

  test('an order of before that was marked on its way is not shown so, if it is collected', async () => {
    const number = await subscribe('collection', 'morning');
    await take(number, 'paid');
    const database = shop.connect();
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await recordTransition(database, id, 'on-its-way', MONDAY_MORNING);
    const shown = await runAdminCommand({ database, now: MONDAY_MORNING }, ['order', number]);
    const listed = await runAdminCommand({ database, now: MONDAY_MORNING }, ['orders']);
    await database.destroy();
    expect((await read(number)).status).toBe('Processing');
    expect(shown.ok && shown.value).toContain('Status: In progress');
    expect(listed.ok && listed.value).not.toContain('On its way');
    await take(number, 'made', 'cancel');
  });

  test('a workshop without places is fully booked, not out of stock', async () => {
    const [first, late] = [await Shopper.enter(shop), await Shopper.enter(shop)];
    await late.add({ sku: 'EVENING', quantity: 1 });
    const database = shop.connect();
    const stocked = (stock: number) =>
      database.updateTable('products').set({ stock }).where('sku', '=', 'EVENING').execute();
    try {
      await stocked(0);
      const { body } = await first.add({ sku: 'EVENING', quantity: 1 });
      expect(body.data.addProductsToCart.user_errors[0].message).toBe('This workshop is fully booked.');
      await late.change('setGuestEmailOnCart', { email: 'ann@example.org' });
      await late.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
      await late.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
      expect((await late.order()).body.errors[0].message).toBe(
        'Unable to place order: There are not enough places left: Evening.',
      );
    } finally {
      await stocked(50);
      await database.destroy();
    }
  });

  test('a cancelled place in a workshop is neither made nor delivered, and is free again', async () => {
    const number = await bookEvening();
    await take(number, 'cancel');
    const [cancelled = '', toCustomer = '', toFlorist = ''] = await emailsOf(number);
    expect(cancelled).toContain(
      `Your order ${number} was cancelled. Your place in the workshop is free for somebody else.`,
    );
    expect(cancelled).not.toMatch(/make or deliver|your flowers/);
    expect(toCustomer).not.toMatch(/the card or the day/);
    expect(toFlorist).not.toMatch(/TO MAKE/);
  });
});
