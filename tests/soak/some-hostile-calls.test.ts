import { leakIn } from './attack';
import { expectNoEffect, openHostileShop, type HostileShop } from './hostile-shop';
import { dataOf, send } from './wire-client';

let hostile: HostileShop;
beforeAll(async () => {
  hostile = await openHostileShop(null);
}, 60_000);
afterAll(() => hostile?.shop.close());

test('200 hostile calls of every method cause no fault, leak nothing and change nothing of another customer', async () => {
  await expectNoEffect(hostile, 200);
}, 60_000);

test('control case: any leak of the victim’s data is detected, regardless of case', () => {
  const { victim } = hostile.scene;
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
  const { createEmptyCart: cart } = await dataOf(hostile.side, 'createEmptyCart', []);
  const coupon = JSON.stringify([{ cart_id: cart, coupon_code: 'GUESS' }]);
  const signIn = JSON.stringify([{ email: 'nobody@example.org', password: 'x' }]);
  const statusOf = async (method: string, body: string, address: string) =>
    (await send(hostile.side, `magento/${method}`, body, { address })).status;
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
