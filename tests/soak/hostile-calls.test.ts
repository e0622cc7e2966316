import { attack, setScene, type Scene } from './attack';
import { openOwnShop, type OwnShop } from './own-shop';
import { nameProtected, protectedRows } from './protected-rows';
import { dataOf, send, type WireDoor } from './wire-door';

/** `npm run soak` sends many more, to the whole shop. */
const CALLS = 1_000;
const SEED = 20261121;

let shop: OwnShop;
let door: WireDoor;
let scene: Scene;
beforeAll(async () => {
  shop = await openOwnShop();
  door = await shop.door();
  scene = await setScene(door, shop.dataDir, 'VASE');
}, 60_000);
afterAll(() => shop?.close());

test('hostile calls of every method bring no fault, tell nothing, and change nothing that is another’s', async () => {
  const names = nameProtected(shop.dataDir, scene.victim.email);
  const before = protectedRows(shop.dataDir, names);
  const { wrongs, methods, statuses, done } = await attack(scene, { calls: CALLS, seed: SEED });
  expect(wrongs).toEqual([]);
  expect(protectedRows(shop.dataDir, names)).toEqual(before);
  expect(methods).toBeGreaterThan(65);
  // Calls that go through, calls that the backend refuses and calls that never reach it: all three were tried in earnest.
  expect(done).toBeGreaterThan(CALLS / 10);
  expect(Number(statuses[200]) - done).toBeGreaterThan(CALLS / 10);
  expect(statuses[400]).toBeGreaterThan(CALLS / 10);
  const { customer } = await dataOf(door, 'customerOrders', [{}], scene.victim.caller);
  expect(customer.orders.items).toMatchObject([{ number: scene.victim.order }]);
}, 120_000);

test('limits trip for one address, and not for its neighbour', async () => {
  const { createEmptyCart: cart } = await dataOf(door, 'createEmptyCart', []);
  const coupon = JSON.stringify([{ cart_id: cart, coupon_code: 'GUESS' }]);
  const signIn = JSON.stringify([{ email: 'nobody@example.org', password: 'x' }]);
  const statusOf = async (method: string, body: string, address: string) =>
    (await send(door, `magento/${method}`, body, { address })).status;
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
