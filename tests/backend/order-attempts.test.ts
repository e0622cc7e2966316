import { deleteOldData } from '../../backend/jobs/delete-old-data';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const key = (number: number): string => String(number).padStart(32, '0');
let keys = 0;
const newKey = (): string => key((keys += 1));

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop({ now: () => now });
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  async function readyToOrder(): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    await shopper.checkOut();
    return shopper;
  }

  const settle = async (cartId: string, attempt: string, headers: Record<string, string> = {}) => {
    const { body } = await shop.request(
      'mutation ($input: SettleOrderAttemptInput) { settleOrderAttempt(input: $input) { order_number } }',
      { input: { cart_id: cartId, attempt_key: attempt } },
      headers,
    );
    return (body.data?.settleOrderAttempt?.order_number ?? body.errors?.[0]?.extensions.category ?? null) as
      string | null;
  };
  const numberOf = (answer: Awaited<ReturnType<Shopper['order']>>): string | null =>
    answer.body.data?.placeOrder?.order.order_number ?? null;
  const ordersOf = async (cartId: string) =>
    (await database.selectFrom('orders').select('number').where('cart_id', '=', cartId).execute()).map(
      ({ number }) => number,
    );

  test('an attempt that arrived is found by its key, as often as asked', async () => {
    const shopper = await readyToOrder();
    const attempt = newKey();
    const number = numberOf(await shopper.order(attempt));
    expect(number).toMatch(/^\d{9}$/);
    expect([await settle(shopper.cartId, attempt), await settle(shopper.cartId, attempt)]).toEqual([number, number]);
  });

  test('S7-33 an attempt that never arrived is void: its late copy is refused, and the next one orders once', async () => {
    const shopper = await readyToOrder();
    const [lost, next] = [newKey(), newKey()];
    expect(await settle(shopper.cartId, lost)).toBeNull();
    const { body } = await shopper.order(lost);
    expect(body.errors[0]).toMatchObject({ extensions: { category: 'graphql-input' } });
    expect(await ordersOf(shopper.cartId)).toEqual([]);
    const number = numberOf(await shopper.order(next));
    expect(await ordersOf(shopper.cartId)).toEqual([number]);
    expect(numberOf(await shopper.order(lost))).toBe(number);
    expect(await settle(shopper.cartId, lost)).toBe(number);
  });

  test('S7-33 of a late copy and the question about it exactly one wins, whichever is first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const shopper = await readyToOrder();
      const attempt = newKey();
      const calls = [() => shopper.order(attempt), () => settle(shopper.cartId, attempt)] as const;
      const [answer, settled] =
        round % 2 === 0
          ? await Promise.all([calls[0](), calls[1]()])
          : await Promise.all([calls[1](), calls[0]()]).then(([second, first]) => [first, second] as const);
      const number = numberOf(answer);
      expect(settled).toBe(number);
      expect(await ordersOf(shopper.cartId)).toEqual(number === null ? [] : [number]);
    }
  });

  /** Stores an attempt, and commits once `meanwhile` has been sent. */
  async function storing<Answer>(
    attempt: string,
    orderId: number | null,
    meanwhile: () => Promise<Answer>,
  ): Promise<Answer> {
    const transaction = await database.startTransaction().execute();
    await transaction
      .insertInto('order_attempts')
      .values({
        attempt_key: attempt,
        cart_id: 'any',
        order_id: orderId,
        network: null,
        at: new Date(now).toISOString(),
      })
      .execute();
    const answer = meanwhile();
    await transaction.commit().execute();
    return answer;
  }

  test('S7-33 a late copy that comes while its key is being made void is refused', async () => {
    const shopper = await readyToOrder();
    const attempt = newKey();
    expect(numberOf(await storing(attempt, null, () => shopper.order(attempt)))).toBeNull();
    expect(await ordersOf(shopper.cartId)).toEqual([]);
  });

  test('S7-33 an attempt whose order is being stored while it is asked for is found', async () => {
    const shopper = await readyToOrder();
    const number = numberOf(await shopper.order());
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number ?? '')
      .executeTakeFirstOrThrow();
    const attempt = newKey();
    expect(await storing(attempt, id, () => settle('another-cart', attempt))).toBe(number);
  });

  test('a refused attempt leaves no order, and its key is void once it is asked for', async () => {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    const attempt = newKey();
    expect(numberOf(await shopper.order(attempt))).toBeNull();
    expect(await settle(shopper.cartId, attempt)).toBeNull();
    await shopper.checkOut();
    expect(numberOf(await shopper.order(attempt))).toBeNull();
    expect(numberOf(await shopper.order(newKey()))).not.toBeNull();
  });

  test('a key has one order: the cart that is open again after a failed payment needs another', async () => {
    const shopper = await readyToOrder();
    const attempt = newKey();
    const number = numberOf(await shopper.order(attempt));
    // What `cancelOrder` does to the cart of an order that was not paid.
    await database
      .updateTable('orders')
      .set({ cart_id: `${shopper.cartId}/${number}` })
      .where('number', '=', number ?? '')
      .execute();
    await database.updateTable('carts').set({ active: 1 }).where('id', '=', shopper.cartId).execute();
    expect(numberOf(await shopper.order(attempt))).toBeNull();
    expect(numberOf(await shopper.order(newKey()))).not.toBe(number);
  });

  test.each(['', 'short', 'x'.repeat(65), `${'a'.repeat(30)};`])('"%s" is no key', async (attempt) => {
    const shopper = await readyToOrder();
    expect(await settle(shopper.cartId, attempt)).toBe('graphql-input');
    expect(numberOf(await shopper.order(attempt))).toBeNull();
  });

  test('twenty attempts of a cart can be void in an hour, and two hundred of a network', async () => {
    const { cartId } = await readyToOrder();
    const settled = [];
    for (let count = 0; count < 21; count += 1) settled.push(await settle(cartId, newKey()));
    expect(settled).toEqual([...Array.from({ length: 20 }, () => null), 'graphql-busy']);
    now += 3_600_001;
    expect(await settle(cartId, newKey())).toBeNull();
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const others = [];
    for (let count = 0; count < 201; count += 1) others.push(await settle(`cart-${count}`, newKey(), from));
    expect(others.filter((one) => one === null)).toHaveLength(200);
    expect(others.at(-1)).toBe('graphql-busy');
    expect(await settle(cartId, newKey(), { 'X-Forwarded-For': '198.51.101.7' })).toBeNull();
  });

  test('attempts are forgotten after a day; then an order is found by its cart', async () => {
    const shopper = await readyToOrder();
    const attempt = newKey();
    const number = numberOf(await shopper.order(attempt));
    const isKept = async () =>
      (await database.selectFrom('order_attempts').select('at').where('attempt_key', '=', attempt).execute()).length >
      0;
    await deleteOldData(database, 30, now + 86_000_000);
    expect(await isKept()).toBe(true);
    await deleteOldData(database, 30, now + 87_000_000);
    expect(await isKept()).toBe(false);
    expect(await settle(shopper.cartId, attempt)).toBe(number);
  });
});
