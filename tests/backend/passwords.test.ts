import crypto from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword, isPassword, PASSWORD_COST } from '../../backend/commerce/customer/password-hash';
import {
  accountShop,
  createCustomer,
  Customer,
  emailsTo,
  freshEmail,
  generateToken,
  linksTo,
  moveEmail,
  PASSWORD,
  refusalOf,
  UNAUTHORISED,
} from './account';
import { MONDAY_MORNING, openShop, type RunningShop } from './running-shop';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    now = MONDAY_MORNING;
  });

  const HOUR = 3_600_000;
  const NEW = 'Tulip&Iris2';
  const me = '{ customer { email } }';
  const input = (message: string) => ({ category: 'graphql-input', message });
  const requestReset = (email: string) =>
    shop.request('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
  const reset = (email: string, token: string, password = NEW) =>
    shop.request(
      `mutation ($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`,
      { email, token, password },
    );
  const change = (who: Customer, current: string, wanted: string) =>
    who.request(
      `mutation ($current: String!, $wanted: String!) {
      changeCustomerPassword(currentPassword: $current, newPassword: $wanted) { email } }`,
      { current, wanted },
    );

  async function resetToken(email: string): Promise<string> {
    await requestReset(email);
    const [link] = await linksTo(shop, email, 'reset');
    return link?.searchParams.get('token') ?? '';
  }

  describe('storing passwords', () => {
    test('stores a scrypt hash with its cost and its own salt, and compares the whole password', async () => {
      const [one, other] = [await hashPassword(PASSWORD, PASSWORD_COST), await hashPassword(PASSWORD, PASSWORD_COST)];
      expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
      expect(one).not.toBe(other);
      expect(await isPassword(PASSWORD, one)).toBe(true);
      expect(await isPassword(`${PASSWORD} `, one)).toBe(false);
      expect(await isPassword('', one)).toBe(false);
    });

    test('a password of 256 characters is not matched by a longer one that begins with it', async () => {
      const longest = `P0!${'a'.repeat(253)}`;
      const email = freshEmail();
      await createCustomer(shop, { email, password: longest, firstname: 'Ann', lastname: 'Lee' });
      expect((await generateToken(shop, email, longest)).body.data.generateCustomerToken.token).toEqual(
        expect.any(String),
      );
      expect(refusalOf(await generateToken(shop, email, `${longest}a`)).category).toBe('graphql-authentication');
    });

    test('hashes as much for an address without an account as for a wrong password', async () => {
      const real = await openShop(accountShop({ accounts: { passwordCost: PASSWORD_COST } }));
      const email = freshEmail();
      await createCustomer(real, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
      const scrypt = jest.spyOn(crypto, 'scrypt');
      const hashed = async (who: string) => {
        scrypt.mockClear();
        await generateToken(real, who, 'Wrong&Word1');
        return scrypt.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }));
      };
      const [known, unknown] = [await hashed(email), await hashed(freshEmail())];
      scrypt.mockRestore();
      await real.stop();
      expect(known).toEqual([{ bytes: 32, cost: expect.objectContaining({ N: 2 ** 14, r: 8, p: 5 }) }]);
      expect(unknown).toEqual(known);
    });
  });

  describe('changing a password', () => {
    test('S7-78 invalidates the old password and ends other sessions', async () => {
      const here = await Customer.join(shop);
      const there = await Customer.enter(shop, here.email);
      expect((await change(here, PASSWORD, NEW)).body.data.changeCustomerPassword).toEqual({ email: here.email });
      expect((await here.data(me)).customer.email).toBe(here.email);
      expect(refusalOf(await there.request(me))).toEqual(UNAUTHORISED);
      expect(refusalOf(await generateToken(shop, here.email, PASSWORD)).category).toBe('graphql-authentication');
      await Customer.enter(shop, here.email, NEW);
      while (emailsTo(shop, here.email, 'password').length < 1) await new Promise(setImmediate);
    });

    test('refuses invalid input with its reason', async () => {
      const ann = await Customer.join(shop);
      expect(refusalOf(await change(ann, '', NEW))).toEqual(input('Specify the "currentPassword" value.'));
      expect(refusalOf(await change(ann, PASSWORD, ' '))).toEqual(input('Specify the "newPassword" value.'));
      expect(refusalOf(await change(ann, 'Wrong&Word1', NEW))).toEqual({
        category: 'graphql-authentication',
        message: 'That is not your current password. Please try again.',
      });
      expect(refusalOf(await change(ann, PASSWORD, 'short1!'))).toEqual(
        input('The password needs at least 8 characters. Create a new password and try again.'),
      );
      await Customer.enter(shop, ann.email);
    });

    test('succeeds for one of twenty concurrent changes', async () => {
      const ann = await Customer.join(shop);
      const wanted = Array.from({ length: 20 }, (_, index) => `Tulip&Iris${index}`);
      const answers = await Promise.all(wanted.map((password) => change(ann, PASSWORD, password)));
      expect(answers.filter((answer) => answer.body.errors === undefined)).toHaveLength(1);
    });
  });

  describe('a forgotten password', () => {
    test('S7-79, S7-80, S2-26 is replaced by the link of an email, which ends all sessions', async () => {
      const ann = await Customer.join(shop);
      expect((await requestReset(ann.email.toUpperCase())).body.data).toEqual({ requestPasswordResetEmail: true });
      const [link] = await linksTo(shop, ann.email, 'reset');
      expect(`${link?.origin}${link?.pathname}`).toBe('http://shop.example/customer/account/createPassword');
      expect((await reset(ann.email, link?.searchParams.get('token') ?? '')).body.data).toEqual({
        resetPassword: true,
      });
      expect(refusalOf(await ann.request(me))).toEqual(UNAUTHORISED);
      await Customer.enter(shop, ann.email, NEW);
    });

    test('gives the same response for an address without an account, and sends no email', async () => {
      const email = freshEmail();
      expect((await requestReset(email)).body).toEqual({ data: { requestPasswordResetEmail: true } });
      expect(emailsTo(shop, email, 'reset')).toEqual([]);
    });

    test('delays both responses, so that the time does not reveal an account', async () => {
      const DELAY = 61_234;
      const patient = await openShop(accountShop({ accounts: { resetResponseDelay: DELAY } }));
      const ann = await Customer.join(patient);
      const delays: (() => void)[] = [];
      const setTimer = globalThis.setTimeout;
      const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
        if (ms !== DELAY) return setTimer(run, ms);
        delays.push(run);
        return setTimer(() => undefined, 0);
      });
      for (const email of [ann.email, freshEmail()]) {
        let answered = false;
        const answer = patient
          .data('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
          .finally(() => (answered = true));
        while (delays.length === 0) await new Promise(setImmediate);
        if (email === ann.email) await linksTo(patient, email, 'reset');
        else await patient.data('{ __typename }');
        expect(answered).toBe(false);
        delays.pop()?.();
        await answer;
      }
      timers.mockRestore();
      await patient.stop();
    });

    test('S8-23 refuses an invalid address and too many requests, for known and unknown addresses alike', async () => {
      const ann = await Customer.join(shop);
      expect(refusalOf(await requestReset(' '))).toEqual(input('You must specify an email address.'));
      expect(refusalOf(await requestReset('ann@shop'))).toEqual(input('The email address has an invalid format.'));
      for (const email of [ann.email, freshEmail()]) {
        for (let asked = 0; asked < 5; asked += 1) expect((await requestReset(email)).body.errors).toBeUndefined();
        expect(refusalOf(await requestReset(email))).toEqual(input("Cannot reset the customer's password"));
        now += HOUR;
        expect((await requestReset(email)).body.errors).toBeUndefined();
        now = MONDAY_MORNING;
      }
    });

    test('sends five emails for twenty concurrent requests, of which one link is valid', async () => {
      const ann = await Customer.join(shop);
      const answers = await Promise.all(Array.from({ length: 20 }, () => requestReset(ann.email)));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(answers.filter((answer) => answer.body.errors === undefined)).toHaveLength(5);
      const links = await linksTo(shop, ann.email, 'reset', 5);
      const used = [];
      for (const link of links) used.push(await reset(ann.email, link.searchParams.get('token') ?? ''));
      expect(used.filter((answer) => answer.body.errors === undefined)).toHaveLength(1);
    });

    test('accepts a link once, for two hours, and for its own address', async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      const token = await resetToken(ann.email);
      const no = input("Cannot set the customer's password");
      expect(refusalOf(await reset(ben.email, token))).toEqual(no);
      expect(refusalOf(await reset(ann.email, `${token.slice(0, -1)}_`))).toEqual(no);
      expect(refusalOf(await reset(freshEmail(), token))).toEqual(no);
      now += 2 * HOUR;
      expect(refusalOf(await reset(ann.email, token))).toEqual(no);
      now -= 1;
      expect((await reset(ann.email, token)).body.errors).toBeUndefined();
      expect(refusalOf(await reset(ann.email, token))).toEqual(no);
    });

    test('succeeds for one of twenty concurrent uses of a link', async () => {
      const ann = await Customer.join(shop);
      const token = await resetToken(ann.email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => reset(ann.email, token)));
      expect(answers.filter((answer) => answer.body.errors === undefined)).toHaveLength(1);
    });

    test('keeps the link valid after a weak password', async () => {
      const ann = await Customer.join(shop);
      const token = await resetToken(ann.email);
      expect(refusalOf(await reset(ann.email, token, 'weakling'))).toMatchObject({ category: 'graphql-input' });
      expect(refusalOf(await reset(ann.email, token, ''))).toEqual(input('newPassword must be specified'));
      expect(refusalOf(await reset(ann.email, ''))).toEqual(input('resetPasswordToken must be specified'));
      expect((await reset(ann.email, token)).body.errors).toBeUndefined();
    });

    test('invalidates a link by a newer one, a changed password or a changed address', async () => {
      const no = input("Cannot set the customer's password");
      const ann = await Customer.join(shop);
      const first = await resetToken(ann.email);
      await requestReset(ann.email);
      await linksTo(shop, ann.email, 'reset', 2);
      expect(refusalOf(await reset(ann.email, first))).toEqual(no);
      const ben = await Customer.join(shop);
      const bens = await resetToken(ben.email);
      await change(ben, PASSWORD, NEW);
      expect(refusalOf(await reset(ben.email, bens))).toEqual(no);
      const cat = await Customer.join(shop);
      const cats = await resetToken(cat.email);
      const email = freshEmail();
      await moveEmail(shop, cat, email);
      for (const address of [cat.email, email]) expect(refusalOf(await reset(address, cats))).toEqual(no);
    });

    test('unlocks an account and confirms an unconfirmed one', async () => {
      const ann = await Customer.join(shop);
      for (let tries = 0; tries < 10; tries += 1) await generateToken(shop, ann.email, 'Wrong&Word1');
      await reset(ann.email, await resetToken(ann.email));
      await Customer.enter(shop, ann.email, NEW);
      const careful = await openShop(accountShop({ accounts: { confirmation: true } }));
      const email = freshEmail();
      await createCustomer(careful, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
      await careful.request('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
      const [link] = await linksTo(careful, email, 'reset');
      await careful.data(
        `mutation { resetPassword(email: "${email}", resetPasswordToken: "${link?.searchParams.get('token')}", newPassword: "${NEW}") }`,
      );
      await Customer.enter(careful, email, NEW);
      await careful.stop();
    });
  });
});

test('stores and logs no password, token or link in plain text', async () => {
  const said: string[] = [];
  const shop = await openShop(accountShop({ log: (message) => void said.push(message) }));
  const ann = await Customer.join(shop);
  await shop.request('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email: ann.email });
  const [link] = await linksTo(shop, ann.email, 'reset');
  await shop.backend.close();
  const files = readdirSync(shop.dataDir).filter((name) => name.startsWith('posy.db'));
  const stored = files.map((name) => readFileSync(join(shop.dataDir, name), 'latin1')).join('');
  const secrets = { password: PASSWORD, token: ann.token, link: link?.searchParams.get('token') ?? '' };
  const found = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
  expect(stored.includes(ann.email)).toBe(true);
  expect(found(stored)).toEqual([]);
  expect(found(said.join('\n'))).toEqual([]);
  rmSync(shop.dataDir, { recursive: true, force: true });
});
