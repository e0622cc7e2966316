import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FairQueue } from '../../backend/commerce/customer/fair-queue';
import { PASSWORD_COST } from '../../backend/commerce/customer/password-hash';
import { accountShop, Customer, createCustomer, freshEmail, generateToken, PASSWORD, refusalOf } from './account';
import { openShop } from './running-shop';

/** A task that ends on request. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { run: () => done, end };
}

const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  const LIMITS = { concurrency: 1, maxWaiting: 4, maxWaitMs: 10_000 };

  /** Queues a task for each name behind a running one; returns the names in the order of execution. */
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

  test('runs a task of another name before the backlog of a frequent one', async () => {
    expect(await order(['a1', 'a2', 'a3', 'b1'])).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('refuses the last task of the name with most tasks when full', async () => {
    expect(await order(['a1', 'a2', 'a3', 'a4', 'b1'])).toEqual(['a4 busy', 'a1', 'b1', 'a2', 'a3']);
    expect(await order(['a1', 'a2', 'a3', 'a4', 'a5'])).toEqual(['a5 busy', 'a1', 'a2', 'a3', 'a4']);
    expect(await order(['a1', 'b1', 'c1', 'd1', 'e1'])).toEqual(['e1 busy', 'a1', 'b1', 'c1', 'd1']);
  });

  test('refuses a task after the longest wait and frees its place', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaiting: 1, maxWaitMs: 20 });
    const first = work();
    const running = queue.run('first', first.run);
    expect(await queue.run('a', () => Promise.resolve('never'))).toEqual({ ok: false, reason: 'busy' });
    const next = queue.run('b', () => Promise.resolve('in turn'));
    first.end();
    await running;
    expect(await next).toEqual({ ok: true, value: 'in turn' });
  });

  test('runs the configured number of tasks at once and frees the place of a failed one', async () => {
    const queue = new FairQueue({ ...LIMITS, concurrency: 2 });
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

describe('a shop with many concurrent sign-ins', () => {
  const BUSY = {
    category: 'graphql-busy',
    message: 'We are very busy just now. Please wait a moment, then try again.',
  };
  const hashing = { concurrency: 1, maxWaiting: 5, maxWaitMs: 60_000 };

  test('refuses late sign-ins, accepts others and keeps serving pages', async () => {
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

  test('accepts a sign-in while invalid reset links are tried for the same address', async () => {
    const limits = { concurrency: 1, maxWaiting: 0, maxWaitMs: 1 };
    const dataDir = mkdtempSync(join(tmpdir(), 'posy-queue-'));
    const shop = await openShop(accountShop({ dataDir, accounts: { passwordCost: PASSWORD_COST, hashing: limits } }));
    const email = freshEmail();
    await createCustomer(shop, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
    const junk = Array.from({ length: 20 }, () =>
      shop.request(
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

  test('uses up and changes nothing for a refused call', async () => {
    const limits = { concurrency: 0, maxWaiting: 0, maxWaitMs: 1 };
    const dataDir = mkdtempSync(join(tmpdir(), 'posy-queue-'));
    const open = await openShop(accountShop({ dataDir }));
    const ann = await Customer.join(open);
    await open.stop();
    const full = await openShop(accountShop({ dataDir, accounts: { hashing: limits } }));
    const change = await full.request(
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
    const rows = full.connect();
    expect(await rows.selectFrom('customers').select('email').execute()).toEqual([{ email: ann.email }]);
    expect(await rows.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
    await rows.destroy();
    await full.stop();
    rmSync(dataDir, { recursive: true });
  });
});
