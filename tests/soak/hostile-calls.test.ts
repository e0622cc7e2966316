import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { attack, leakIn, prepareAttack, type AttackSetup } from './attack';
import { openTestShop, type TestShop } from './test-shop';
import { nameProtected, protectedRows } from './protected-rows';
import { dataOf, send, type WireClient } from './wire-client';

/** `npm run soak` sends many more, to the whole shop. */
const SEED = 20261121;

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

describe.each([
  ['on the embedded database', 1_000, null],
  ['on PostgreSQL', 300, async () => (server = await startPostgres()).newDatabase()],
] as const)('%s', (_on, calls, newDatabase) => {
  let shop: TestShop;
  let side: WireClient;
  let scene: AttackSetup;
  beforeAll(async () => {
    shop = await openTestShop(newDatabase === null ? null : await newDatabase());
    side = await shop.side();
    scene = await prepareAttack(side, shop.rows.dataDir, 'VASE');
  }, POSTGRES_START);
  afterAll(() => shop?.close());

  test('hostile calls of every method cause no fault, leak nothing and change nothing of another customer', async () => {
    const names = await nameProtected(shop.rows, scene.victim.email);
    const before = await protectedRows(shop.rows, names);
    const { wrongs, methods, statuses, done } = await attack(scene, { calls, seed: SEED });
    expect(wrongs).toEqual([]);
    expect(await protectedRows(shop.rows, names)).toEqual(before);
    expect(methods).toBeGreaterThan(65);
    // Calls that succeed, calls the backend refuses and calls that never reach it must all have occurred.
    expect(done).toBeGreaterThan(calls / 10);
    expect(Number(statuses[200]) - done).toBeGreaterThan(calls / 10);
    expect(statuses[400]).toBeGreaterThan(calls / 10);
    const { customer } = await dataOf(side, 'customerOrders', [{}], scene.victim.caller);
    expect(customer.orders.items).toMatchObject([{ number: scene.victim.order }]);
    // The victim's cart could have been ordered, and was not.
    const { placeOrder } = await dataOf(side, 'placeOrder', [{ cart_id: scene.victim.cart }], scene.victim.caller);
    expect(placeOrder.order.order_number).not.toBe(scene.victim.order);
  }, 120_000);

  test('control case: any leak of the victim’s data is detected, regardless of case', () => {
    const { victim } = scene;
    const leak = (text: string, sent = '[]', setCookies: readonly string[] = []) =>
      leakIn({ text, setCookies }, sent, victim);
    expect(leak('{"data":{"cart":{"id":"another"}}}')).toBeNull();
    expect(leak(`"${victim.email.toUpperCase()}"`)).toBe('email');
    expect(leak('"VERACANARY"')).toBe('name');
    expect(leak(String(victim.caller.token))).toBe('token');
    expect(leak(victim.cart)).toBe('cart');
    expect(leak('{}', '[]', [`vsf-cart=${victim.cart}; Path=/`])).toBe('cart');
    expect(leak(`No cart "${victim.cart}"`, JSON.stringify([victim.cart]))).toBeNull();
    expect(leak(`"${victim.email}" is taken`, JSON.stringify([{ email: victim.email }]))).toBeNull();
    expect(leak(`"${victim.email}" is Veracanary`, JSON.stringify([{ email: victim.email }]))).toBe('name');
  });

  test('rate limits apply to one IP address and not to others', async () => {
    const { createEmptyCart: cart } = await dataOf(side, 'createEmptyCart', []);
    const coupon = JSON.stringify([{ cart_id: cart, coupon_code: 'GUESS' }]);
    const signIn = JSON.stringify([{ email: 'nobody@example.org', password: 'x' }]);
    const statusOf = async (method: string, body: string, address: string) =>
      (await send(side, `magento/${method}`, body, { address })).status;
    for (const [method, body] of [
      ['applyCouponToCart', coupon],
      ['generateCustomerToken', signIn],
    ] as const) {
      const tries: number[] = [];
      for (let time = 0; time < 11; time += 1) tries.push(await statusOf(method, body, '198.51.100.1'));
      expect([method, ...tries]).toEqual([method, ...Array<number>(10).fill(200), 429]);
    }
    expect(await statusOf('generateCustomerToken', signIn, '198.51.100.2')).toBe(200);
  });
});
