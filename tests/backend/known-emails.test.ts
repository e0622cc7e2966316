import crypto from 'node:crypto';
import { DefaultQueryCompiler } from 'kysely';
import { accountShop, Customer, freshEmail, generateToken, PASSWORD, createCustomer } from './account';
import { openShop, type RunningShop, type TestResponse } from './running-shop';
import { Shopper } from './shopper';

/** Without its password, key or order, neither response nor work done reveals whether an address is known. */
let shop: RunningShop;
let known: string;
let order: string;

beforeAll(async () => {
  shop = await openShop(accountShop());
  known = (await Customer.join(shop)).email;
  const shopper = await Shopper.enter(shop);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  await shopper.checkOut();
  order = (await shopper.order()).body.data.placeOrder.order.order_number;
});
afterAll(() => shop.stop());

/** The answer to a request, how many passwords it hashed and every statement it sent to the database. */
async function watched(request: () => Promise<TestResponse>) {
  const hashing = jest.spyOn(crypto, 'scrypt');
  const compiling = jest.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
  const { status, body } = await request();
  const compiled = compiling.mock.results.map(({ value }) => (value as { readonly sql: string }).sql);
  // Emails are sent meanwhile, and changed pages are announced.
  const statements = compiled.filter((sql) => !/"(outbox|changes)"/.test(sql));
  const hashed = hashing.mock.calls.length;
  hashing.mockRestore();
  compiling.mockRestore();
  return { status, body, statements, hashed };
}

test('S8-21 a wrong password gets the same answer after the same work, with and without an account', async () => {
  const one = await watched(() => generateToken(shop, known, 'Wrong&Word1'));
  const other = await watched(() => generateToken(shop, freshEmail(), 'Wrong&Word1'));
  expect(one.body.errors).toHaveLength(1);
  expect(one.hashed).toBe(1);
  expect(one.statements.length).toBeGreaterThan(3);
  expect(other).toEqual(one);
});

const reset = (email: string) =>
  watched(() => shop.request('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }));

test('S7-79 a new password is requested with the same answer, and without hashing', async () => {
  const [one, other] = [await reset(known), await reset(freshEmail())];
  expect(one.body).toEqual({ data: { requestPasswordResetEmail: true } });
  // The email itself is written within the time that every answer takes: see passwords.test.ts.
  expect([other.status, other.body, other.hashed]).toEqual([one.status, one.body, 0]);
});

test('S7-80 a made-up key gets the same answer after the same work, with and without an account', async () => {
  const use = (email: string) =>
    watched(() =>
      shop.request(
        `mutation ($email: String!) {
          resetPassword(email: $email, resetPasswordToken: "made-up", newPassword: "Tulip&Iris2") }`,
        { email },
      ),
    );
  const [one, other] = [await use(known), await use(freshEmail())];
  expect([one.body.errors, one.hashed]).toEqual([[expect.anything()], 0]);
  expect(other).toEqual(one);
});

test('an order is not found in the same way after the same work, whatever is wrong', async () => {
  const ask = (input: object) =>
    watched(() =>
      shop.request('query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }', { input }),
    );
  const right = { number: order, email: 'ann@example.org', postcode: 'PO19 1AA' };
  const short = order.replace(/^0+/, '');
  for (const number of [order, short, `#${order}`, ` # ${short}\u200B`])
    expect((await ask({ ...right, number })).body.data).toEqual({ guestOrder: { number: order } });
  const wrong = await ask({ ...right, number: '999999999' });
  expect(wrong.body.errors).toHaveLength(1);
  for (const input of [{ email: known }, { email: freshEmail() }, { postcode: 'BN1 1AA' }]) {
    expect(await ask({ ...right, ...input })).toEqual(wrong);
  }
});

test('registering hashes a password once, also for an address that has an account', async () => {
  const join = (email: string) =>
    watched(() => createCustomer(shop, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' }));
  expect([(await join(known)).hashed, (await join(freshEmail())).hashed]).toEqual([1, 1]);
});
