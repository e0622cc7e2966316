import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FairQueue } from '../../backend/commerce/customer/fair-queue';
import { PASSWORD_COST } from '../../backend/commerce/customer/password-hash';
import { accountShop, Customer, createCustomer, freshEmail, generateToken, PASSWORD, refusalOf } from './account';
import { openShop } from './running-shop';

/** A work that ends when it is told to. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { run: () => done, end };
}

const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  const LIMITS = { atOnce: 1, mostWaiting: 4, longestWait: 10_000 };

  /** Asks for each name in order, behind a work that runs; the names in the order in which they were done. */
  async function order(names: readonly string[], limits = LIMITS): Promise<readonly string[]> {
    const queue = new FairQueue(limits);
    const first = work();
    const running = queue.run('first', first.run);
    const done: string[] = [];
    const asked = names.map(async (name) => {
      const answer = await queue.run(name.charAt(0), async () => void done.push(name));
      if (!answer.ok) done.push(`${name} busy`);
    });
    await turns();
    first.end();
    await running;
    await Promise.all(asked);
    return done;
  }

  test('one who asks often does not keep another waiting', async () => {
    expect(await order(['a1', 'a2', 'a3', 'b1'])).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('when it is full the last of who has most is turned away', async () => {
    expect(await order(['a1', 'a2', 'a3', 'a4', 'b1'])).toEqual(['a4 busy', 'a1', 'b1', 'a2', 'a3']);
    expect(await order(['a1', 'a2', 'a3', 'a4', 'a5'])).toEqual(['a5 busy', 'a1', 'a2', 'a3', 'a4']);
    expect(await order(['a1', 'b1', 'c1', 'd1', 'e1'])).toEqual(['e1 busy', 'a1', 'b1', 'c1', 'd1']);
  });

  test('nobody waits longer than the limit, and who has left takes no place', async () => {
    const queue = new FairQueue({ ...LIMITS, mostWaiting: 1, longestWait: 20 });
    const first = work();
    const running = queue.run('first', first.run);
    expect(await queue.run('a', () => Promise.resolve('never'))).toEqual({ ok: false, reason: 'busy' });
    const next = queue.run('b', () => Promise.resolve('in turn'));
    first.end();
    await running;
    expect(await next).toEqual({ ok: true, value: 'in turn' });
  });

  test('so many run at once, and one that fails gives its place back', async () => {
    const queue = new FairQueue({ ...LIMITS, atOnce: 2 });
    const [one, two] = [work(), work()];
    let started = 0;
    const start = (run: () => Promise<void>) => () => {
      started += 1;
      return run();
    };
    const both = [queue.run('a', start(one.run)), queue.run('b', start(two.run))];
    const third = queue.run(
      'c',
      start(() => Promise.reject(new Error('broken'))),
    );
    const fourth = queue.run(
      'd',
      start(() => Promise.resolve()),
    );
    await turns();
    expect(started).toBe(2);
    one.end();
    await expect(third).rejects.toThrow('broken');
    two.end();
    await Promise.all([...both, fourth]);
    expect(started).toBe(4);
  });
});

describe('a shop that many want to sign in to at once', () => {
  const BUSY = {
    category: 'graphql-busy',
    message: 'The shop has its hands full just now. Please wait a little, then try again.',
  };
  const hashing = { atOnce: 1, mostWaiting: 5, longestWait: 60_000 };

  test('tells who comes too late, lets others in, and goes on selling meanwhile', async () => {
    const shop = await openShop(accountShop({ accounts: { passwordCost: PASSWORD_COST, hashing } }));
    const email = freshEmail();
    await createCustomer(shop, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
    const wanted = freshEmail();
    let passwordsCompared = 0;
    const attack = Array.from({ length: 30 }, async () => {
      const answer = await generateToken(shop, wanted, 'Wrong&Word1');
      if (refusalOf(answer).category === 'graphql-authentication') passwordsCompared += 1;
      return answer;
    });
    await turns();
    await shop.data('{ products(filter: {}) { items { name } } }');
    const whenShown = passwordsCompared;
    const entered = await generateToken(shop, email, PASSWORD);
    const answers = await Promise.all(attack);
    await shop.stop();
    expect(entered.body.errors).toBeUndefined();
    const told = answers.map((answer) => refusalOf(answer));
    expect(told.filter(({ category }) => category === 'graphql-authentication').length).toBeLessThanOrEqual(10);
    expect(told.filter(({ category }) => category === 'graphql-busy').length).toBeGreaterThanOrEqual(20);
    expect(told.find(({ category }) => category === 'graphql-busy')).toEqual(BUSY);
    expect(whenShown).toBeLessThan(passwordsCompared);
  });

  test('junk links for somebody’s address do not keep that address from signing in', async () => {
    const limits = { atOnce: 1, mostWaiting: 0, longestWait: 1 };
    const dataDir = mkdtempSync(join(tmpdir(), 'posy-queue-'));
    const shop = await openShop(accountShop({ dataDir, accounts: { passwordCost: PASSWORD_COST, hashing: limits } }));
    const email = freshEmail();
    await createCustomer(shop, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
    const junk = Array.from({ length: 20 }, () =>
      shop.ask(
        `mutation ($email: String!) {
          resetPassword(email: $email, resetPasswordToken: "junk", newPassword: "Tulip&Iris2") }`,
        { email },
      ),
    );
    const [entered, ...turnedAway] = await Promise.all([generateToken(shop, email, PASSWORD), ...junk]);
    await shop.stop();
    rmSync(dataDir, { recursive: true });
    expect(entered.body.errors).toBeUndefined();
    expect(turnedAway.map((answer) => refusalOf(answer))).toEqual(
      junk.map(() => ({ category: 'graphql-input', message: "Cannot set the customer's password" })),
    );
  });

  test('nothing is used up or changed for who is told to come again', async () => {
    const limits = { atOnce: 0, mostWaiting: 0, longestWait: 1 };
    const dataDir = mkdtempSync(join(tmpdir(), 'posy-queue-'));
    const open = await openShop(accountShop({ dataDir }));
    const ann = await Customer.join(open);
    await open.stop();
    const full = await openShop(accountShop({ dataDir, accounts: { hashing: limits } }));
    const change = await full.ask(
      `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Tulip&Iris2") { email } }`,
      {},
      ann.headers,
    );
    const opened = await createCustomer(full, {
      email: freshEmail(),
      password: PASSWORD,
      firstname: 'B',
      lastname: 'L',
    });
    expect([change, opened, await generateToken(full, ann.email, PASSWORD)].map(refusalOf)).toEqual([BUSY, BUSY, BUSY]);
    const rows = full.beside();
    expect(await rows.selectFrom('customers').select('email').execute()).toEqual([{ email: ann.email }]);
    expect(await rows.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
    await rows.destroy();
    await full.stop();
    rmSync(dataDir, { recursive: true });
  });
});
