import { NODE_THREADS } from '../../backend/commerce/customer/account-settings';
import { hashingLimits } from '../../backend/commerce/customer/passwords';
import { MAX_SLOWDOWN } from '../../backend/commerce/account/check-password';
import { DEFAULT_LIMITS } from '../../middleware/middleware';
import { accountShop, Customer, generateToken, PASSWORD, refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop, TestResponse } from './running-shop';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  const pauses: number[] = [];
  beforeAll(async () => {
    const pause = async (ms: number) => void pauses.push(ms);
    shop = await openShop(accountShop({ accounts: { pause } }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => pauses.splice(0));

  const signIn = (email: string, password: string, network: string): Promise<TestResponse> =>
    shop.request(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
      { 'X-Forwarded-For': network },
    );
  async function guess(email: string, network: string, times: number): Promise<void> {
    for (let tries = 0; tries < times; tries += 1) await signIn(email, 'Wrong-one1', network);
  }

  test('ten wrong passwords from one network lock that network out, but not the owner on another', async () => {
    const { email } = await Customer.join(shop);
    await guess(email, '192.0.2.66', 10);
    expect(refusalOf(await signIn(email, PASSWORD, '192.0.2.66')).category).toBe('graphql-authentication');
    expect((await signIn(email, PASSWORD, '192.0.2.7')).body.data.generateCustomerToken.token).toEqual(
      expect.any(String),
    );
    // The owner's sign-in does not unlock the other network.
    expect(refusalOf(await signIn(email, PASSWORD, '192.0.2.66')).category).toBe('graphql-authentication');
  });

  test('an IPv6 subscriber counts as one network', async () => {
    const { email } = await Customer.join(shop);
    for (let host = 1; host <= 10; host += 1) await guess(email, `2001:db8:1:2::${host}`, 1);
    expect(refusalOf(await signIn(email, PASSWORD, '2001:db8:1:2:ffff::1')).category).toBe('graphql-authentication');
  });

  test.each([
    ['twenty wrong passwords from a /56', '2001:db8:56:700::/56', 20, '2001:db8:56:7ff::1', '2001:db8:56:800::1'],
    ['forty wrong passwords from a /48', '2001:db8:48::/48', 40, '2001:db8:48:ff00::1', '2001:db8:49::1'],
  ])('%s lock it out, and not the network beside it', async (_name, wide, most, inside, beside) => {
    const { email } = await Customer.join(shop);
    await guess(email, inside, 1);
    const database = shop.connect();
    const ofAll = database.updateTable('sign_in_failures').where('email_key', '=', email.toLowerCase());
    await ofAll
      .where('network', '=', wide)
      .set({ failures: most - 1 })
      .execute();
    await database.destroy();
    const isLocked = async (network: string) => (await signIn(email, PASSWORD, network)).body.errors !== undefined;
    await guess(email, inside.replace('ff', 'fe'), 1);
    expect([await isLocked(inside.replace('ff', 'fd')), await isLocked(beside)]).toEqual([true, false]);
  });

  test.each([true, false])('guesses from many networks become slow, with an account: %s', async (hasAccount) => {
    const email = hasAccount ? (await Customer.join(shop)).email : `nobody-${shop.backend.port}@example.org`;
    for (let host = 1; host <= 3; host += 1) await guess(email, `198.51.100.${host}`, 5);
    expect(pauses).toEqual([250, 500, 750, 1_000]);
    for (let host = 4; host <= 6; host += 1) await guess(email, `198.51.100.${host}`, 5);
    expect(Math.max(...pauses)).toBe(MAX_SLOWDOWN);
  });

  test('a sign-in is not delayed without guesses', async () => {
    const { email } = await Customer.join(shop);
    await guess(email, '192.0.2.1', 9);
    await generateToken(shop, email, PASSWORD);
    expect(pauses).toEqual([]);
  });
});

test('the waits of a changed password, which is compared and hashed, leave three seconds of the middleware’s time limit', () => {
  const { maxWaitMs } = hashingLimits(NODE_THREADS);
  expect(MAX_SLOWDOWN + 2 * maxWaitMs).toBeLessThanOrEqual(DEFAULT_LIMITS.mutationMs - 3_000);
});
