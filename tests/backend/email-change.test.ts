import { setTimeout as pause } from 'node:timers/promises';
import {
  accountShop,
  confirmLink,
  createCustomer,
  Customer,
  emailsTo,
  freshEmail,
  linksTo,
  moveEmail,
  PASSWORD,
  refusalOf,
  requestEmail,
} from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';

const HOUR = 3_600_000;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now += 25 * HOUR));

  /** Emails queued to an address so far, sent or not. */
  async function queued(email: string): Promise<readonly { readonly text: string; readonly html: string }[]> {
    const database = shop.connect();
    const rows = await database.selectFrom('outbox').select(['text', 'html']).where('recipient', '=', email).execute();
    await database.destroy();
    return rows;
  }

  test('sends at most three emails per hour to new addresses, and refuses further changes', async () => {
    const ann = await Customer.join(shop);
    const strangers = Array.from({ length: 40 }, freshEmail);
    const answers = [];
    for (const email of strangers) answers.push(await requestEmail(ann, email));
    const emails = await Promise.all(strangers.map(queued));
    expect(emails.flat()).toHaveLength(3);
    expect(answers.slice(3).map((answer) => refusalOf(answer).message)).toEqual(
      Array(37).fill('Too many changes within the hour. Please try again later.'),
    );
    // The account keeps its address.
    await Customer.enter(shop, ann.email);
  });

  test('sends one address at most three emails a day for all accounts, with the same response', async () => {
    const email = freshEmail();
    const tag = (number: number): string => email.replace('@', `+${number}@`);
    const bodies = [];
    for (let number = 0; number < 5; number += 1) {
      const someone = await Customer.join(shop);
      const { body } = await requestEmail(someone, tag(number));
      bodies.push({ ...body.data.updateCustomerEmail.customer, email: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    const emails = await Promise.all([0, 1, 2, 3, 4].map((number) => queued(tag(number))));
    expect(emails.map((sent) => sent.length)).toEqual([1, 1, 1, 0, 0]);
  });

  test('sends no email to an address that has an account, with the same response', async () => {
    const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
    const before = await queued(ben.email);
    const [taken, free] = [await requestEmail(ann, ben.email), await requestEmail(ann, freshEmail())];
    expect(taken.body).toEqual(free.body);
    expect(await queued(ben.email)).toEqual(before);
  });

  test('notifies the old address when the change is requested and when it takes effect', async () => {
    const [ann, email] = [await Customer.join(shop), freshEmail()];
    await moveEmail(shop, ann, email);
    while (emailsTo(shop, ann.email, 'changed-email').length === 0) await pause(5);
    expect(emailsTo(shop, ann.email, 'email')).toHaveLength(1);
    const [link] = await linksTo(shop, email, 'new-email');
    expect(refusalOf(await confirmLink(shop, link)).message).toMatch(/invalid or has expired/);
  });

  test('a pending change of address becomes invalid with a new password and after a day', async () => {
    const [ann, email] = [await Customer.join(shop), freshEmail()];
    await requestEmail(ann, email);
    await ann.data(
      `mutation { changeCustomerPassword(currentPassword: "${PASSWORD}", newPassword: "Other&Rose1") { email } }`,
    );
    const [link] = await linksTo(shop, email, 'new-email');
    expect(refusalOf(await confirmLink(shop, link)).message).toMatch(/invalid or has expired/);
    const [ben, later] = [await Customer.join(shop), freshEmail()];
    await requestEmail(ben, later);
    const [late] = await linksTo(shop, later, 'new-email');
    now += 24 * HOUR;
    expect(refusalOf(await confirmLink(shop, late)).message).toMatch(/invalid or has expired/);
  });

  test('the password can be changed at most three times an hour', async () => {
    const ann = await Customer.join(shop);
    const words = [PASSWORD, 'Other&Rose1', 'Other&Rose2', 'Other&Rose3', 'Other&Rose4'];
    const answers = [];
    for (const [index, next] of words.slice(1).entries()) {
      answers.push(
        await ann.request(
          `mutation { changeCustomerPassword(currentPassword: "${words[index]}", newPassword: "${next}") { email } }`,
        ),
      );
    }
    expect(answers.map(({ body }) => body.errors === undefined)).toEqual([true, true, true, false]);
  });

  test.each(['firstname', 'lastname', 'middlename', 'prefix', 'suffix'])(
    'refuses a web address as %s',
    async (field) => {
      const ann = await Customer.join(shop);
      const planted = { [field]: 'Win at https://evil.example' };
      const refusal = { category: 'graphql-input', message: `"${field}" cannot contain a web address.` };
      const update =
        'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }';
      expect(refusalOf(await ann.request(update, { input: planted }))).toEqual(refusal);
      const person = { email: freshEmail(), password: PASSWORD, firstname: 'Ann', lastname: 'Lee', ...planted };
      expect(refusalOf(await createCustomer(shop, person))).toEqual(refusal);
    },
  );

  test.each(['firstname', 'lastname'])('refuses a web address as %s of an address', async (field) => {
    const ann = await Customer.join(shop);
    await expect(ann.addAddress({ [field]: 'www.evil.example' })).rejects.toThrow('cannot contain a web address');
  });

  test.each(['J', 'Mrs.Smith', 'Jean.Luc'])('accepts the name %s', async (firstname) => {
    const person = { email: freshEmail(), password: PASSWORD, firstname, lastname: 'O' };
    expect((await createCustomer(shop, person)).body.errors).toBeUndefined();
  });

  test('no email to an unconfirmed address repeats entered text', async () => {
    const careful = await openShop(accountShop({ accounts: { confirmation: true } }));
    const email = freshEmail();
    const firstname = 'You have won a voucher call 0900 123';
    await createCustomer(careful, { email, password: PASSWORD, firstname, lastname: 'Lee' });
    await linksTo(careful, email, 'confirm');
    expect(emailsTo(careful, email, 'confirm').join()).not.toContain('voucher');
    await careful.stop();
  });
});
