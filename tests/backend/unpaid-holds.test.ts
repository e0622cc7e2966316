import { expirePayments } from '../../backend/commerce/order/finish-payment';
import { DEFAULT_HOLDS, deleteOldHolders } from '../../backend/commerce/order/unpaid-holds';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, ORDER_EMAILS, type RunningShop, type TestResponse } from './running-shop';
import { Shopper } from './shopper';

const MINUTE = 60_000;
const HALF_AN_HOUR = 30 * MINUTE;
const DAY = 48 * HALF_AN_HOUR;
/** The seats of a workshop, so to speak: the product with limited stock. */
const SEATS = 'VASE';
const ALL = 9;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now, practiceBank: true, holds: DEFAULT_HOLDS });
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  /** Two days later no order holds stock. */
  beforeEach(async () => {
    now += 2 * DAY;
    await expirePayments(database, ORDER_EMAILS, now);
    await database.updateTable('orders').set({ status: 'Canceled' }).where('status', '=', 'Pending').execute();
    await database.deleteFrom('order_stock').execute();
    await database.updateTable('products').set({ stock: ALL }).where('sku', '=', SEATS).execute();
  });

  interface Buyer {
    readonly email?: string;
    readonly network?: string;
    readonly quantity?: number;
    readonly sku?: string;
    readonly payment?: string;
  }
  /** A shopper who has come to the button that orders. */
  async function ready({ email = 'ann@example.org', network = '192.0.2.1', ...cart }: Buyer): Promise<Shopper> {
    const shopper = await Shopper.enter(shop, { 'X-Forwarded-For': network });
    await shopper.add({ sku: cart.sku ?? SEATS, quantity: cart.quantity ?? 1 });
    await shopper.checkOut(cart.payment ?? 'bankpage');
    await shopper.change('setGuestEmailOnCart', { email });
    return shopper;
  }
  const order = async (buyer: Buyer) => (await ready(buyer)).order();
  const each = async (buyers: readonly Buyer[]): Promise<readonly string[]> => {
    const outcomes: string[] = [];
    for (const buyer of buyers) outcomes.push(outcomeOf(await order(buyer)));
    return outcomes;
  };
  /** `placed`, or which limit has refused the order. */
  const outcomeOf = ({ body }: TestResponse): string => {
    const { extensions, message } = body.errors?.[0] ?? {};
    return body.errors === undefined ? 'placed' : String(extensions?.unpaid_limit ?? message);
  };
  const times = (count: number, buyer: (at: number) => Buyer) => Array.from({ length: count }, (_, at) => buyer(at));
  const seatsLeft = async () =>
    (await database.selectFrom('products').select('stock').where('sku', '=', SEATS).executeTakeFirstOrThrow()).stock;

  /** Presses a button of the bank's page. */
  async function atTheBank({ cartId }: Shopper, result: string): Promise<void> {
    const { cartPayment } = await shop.data('query ($id: String!) { cartPayment(cart_id: $id) { redirect_url } }', {
      id: cartId,
    });
    const body = new URLSearchParams({ result });
    await fetch(shop.local(cartPayment.redirect_url), { method: 'POST', body, redirect: 'manual' });
  }

  test('keeps seats for others when one email address orders each of nine, whatever its tag and network', async () => {
    const outcomes = await each(times(ALL, (at) => ({ email: `Ann+${at}@example.org`, network: `192.0.2.${at}` })));
    expect(outcomes).toEqual([...Array<string>(3).fill('placed'), ...Array<string>(6).fill('open-payments')]);
    expect(await seatsLeft()).toBe(6);
  });

  test('keeps seats for others when one network orders each of nine, also all at once', async () => {
    const buyers = await Promise.all(
      times(ALL, (at) => ({ email: `b${at}@example.org`, network: `2001:db8:0:7::${at}` })).map(ready),
    );
    const outcomes = (await Promise.all(buyers.map((buyer) => buyer.order()))).map(outcomeOf);
    expect(outcomes.sort()).toEqual([...Array<string>(3).fill('open-payments'), ...Array<string>(6).fill('placed')]);
    expect(await seatsLeft()).toBe(3);
    expect(await each([{ email: 'c@example.org', network: '2001:db8:0:8::1' }])).toEqual(['placed']);
  });

  test('keeps stock for others when many networks of one /56 or one /48 order, each with an email address of its own', async () => {
    await database.updateTable('products').set({ stock: 30 }).where('sku', '=', SEATS).execute();
    const orders = async (count: number, first: number) =>
      each(
        times(count, (at) => {
          const subnet = (first + at).toString(16);
          return { email: `w${subnet}@example.org`, network: `2001:db8:56:${subnet}::1`, quantity: 4 };
        }),
      );
    expect(await orders(4, 0x700)).toEqual(['placed', 'placed', 'placed', 'held-pieces']);
    expect(await orders(3, 0x800)).toEqual(['placed', 'placed', 'placed']);
    expect(await orders(1, 0x900)).toEqual(['held-pieces']);
  });

  test('limits the pieces that several unpaid orders hold, of one address and of one network', async () => {
    expect(await each(times(3, (at) => ({ quantity: 3, network: `192.0.2.${at}` })))).toEqual([
      'placed',
      'held-pieces',
      'held-pieces',
    ]);
    await database.updateTable('products').set({ stock: ALL }).where('sku', '=', SEATS).execute();
    expect(await each(times(3, (at) => ({ quantity: 3, email: `d${at}@example.org` })))).toEqual([
      'placed',
      'placed',
      'held-pieces',
    ]);
    expect(await seatsLeft()).toBe(3);
  });

  test('counts what is to be paid by transfer among the pieces held, and says to call when no time helps', async () => {
    expect(await each([{ quantity: 4, payment: 'banktransfer' }])).toEqual(['placed']);
    const { body } = await order({});
    expect(body.errors[0].extensions).toEqual({
      category: 'graphql-input',
      notice: true,
      unpaid_limit: 'held-pieces',
      until: null,
    });
    expect(body.errors[0].message).toMatch(/^Unable to place order: .* call us: 01632 960 417\.$/);
  });

  test('takes one large order, and a second of a product that is not scarce', async () => {
    expect(await each([{ quantity: ALL }])).toEqual(['placed']);
    await database.updateTable('products').set({ stock: 100 }).where('sku', '=', SEATS).execute();
    expect(await each([{ quantity: 40 }])).toEqual(['placed']);
  });

  test('says until when the payment pages are open', async () => {
    await each(times(3, () => ({})));
    now += 10 * MINUTE;
    const { body } = await order({});
    expect(body.errors[0].extensions.until).toBe(new Date(now + 20 * MINUTE).toISOString());
    now += 20 * MINUTE;
    await expirePayments(database, ORDER_EMAILS, now);
    expect(await each([{}])).toEqual(['placed']);
  });

  test('lets an order be tried again with the same cart, each time in place of the last', async () => {
    const shopper = await ready({ quantity: ALL });
    for (const result of ['cancelled', 'declined', 'cancelled', 'declined', 'cancelled', 'paid']) {
      expect(outcomeOf(await shopper.order())).toBe('placed');
      expect(outcomeOf(await shopper.order())).toBe('placed');
      expect(await seatsLeft()).toBe(0);
      now += 3 * MINUTE;
      await atTheBank(shopper, result);
    }
    expect(await each([{ quantity: 1 }])).not.toEqual(['open-payments']);
  });

  test('lets a household order at the same time', async () => {
    expect(await each(times(3, (at) => ({ email: `family${at}@example.org`, quantity: 2 })))).toEqual(
      Array<string>(3).fill('placed'),
    );
  });

  test('ends holding the same seats again and again without paying, of one address and of one network', async () => {
    const hold = async (email: string): Promise<string> => {
      const outcome = outcomeOf(await order({ email, quantity: ALL }));
      now += HALF_AN_HOUR;
      await expirePayments(database, ORDER_EMAILS, now);
      return outcome;
    };
    const begun = now;
    const outcomes: string[] = [];
    for (let round = 0; round < 10; round += 1)
      outcomes.push(await hold(round < 5 ? 'e@example.org' : `e${round}@x.org`));
    expect(outcomes).toEqual([
      ...Array<string>(4).fill('placed'),
      'held-time',
      ...Array<string>(4).fill('placed'),
      'held-time',
    ]);
    const { body } = await order({ email: 'e@example.org', network: '192.0.2.77' });
    expect(body.errors[0].extensions.until).toBe(new Date(begun + DAY).toISOString());
    now = begun + DAY;
    expect(await each([{ email: 'e@example.org', network: '192.0.2.77' }])).toEqual(['placed']);
  });

  test('does not count what was paid', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shopper = await ready({});
      expect(outcomeOf(await shopper.order())).toBe('placed');
      await atTheBank(shopper, 'paid');
    }
    expect(await seatsLeft()).toBe(1);
  });

  test('forgets after a day who had placed orders, unless they are still unpaid', async () => {
    await each([{ email: 'old@example.org' }, { email: 'unpaid@example.org', payment: 'banktransfer' }]);
    now += HALF_AN_HOUR;
    await expirePayments(database, ORDER_EMAILS, now);
    const known = async () => {
      const rows = await database.selectFrom('unpaid_holders').select('who').where('kind', '=', 'email').execute();
      return rows.map(({ who }) => who).filter((who) => ['old@example.org', 'unpaid@example.org'].includes(who));
    };
    await deleteOldHolders(database, new Date(now - DAY).toISOString());
    expect(await known()).toHaveLength(2);
    await deleteOldHolders(database, new Date(now + 1).toISOString());
    expect(await known()).toEqual(['unpaid@example.org']);
  });
});
