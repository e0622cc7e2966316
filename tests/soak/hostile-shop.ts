import { attack, prepareAttack, type AttackSetup } from './attack';
import { nameProtected, protectedRows } from './protected-rows';
import { openTestShop, type TestShop } from './test-shop';
import { dataOf, type WireClient } from './wire-client';

/** `npm run soak` sends many more, to the whole shop. */
const SEED = 20261121;

export interface HostileShop {
  readonly shop: TestShop;
  readonly side: WireClient;
  readonly scene: AttackSetup;
}

/** A small shop with a victim; null for the embedded database. */
export async function openHostileShop(databaseUrl: string | null): Promise<HostileShop> {
  const shop = await openTestShop(databaseUrl);
  const side = await shop.side();
  return { shop, side, scene: await prepareAttack(side, shop.rows.dataDir, 'VASE') };
}

/** Sends so many hostile calls of every method and expects that they have no effect on the victim. */
export async function expectNoEffect({ shop, side, scene }: HostileShop, calls: number): Promise<void> {
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
}
