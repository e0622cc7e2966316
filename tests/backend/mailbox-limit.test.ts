import type { ShopDatabase } from '../../backend/database/shop-database';
import { deleteOldData } from '../../backend/jobs/delete-old-data';
import { accountShop, createCustomer, Customer, freshEmail, generateToken, PASSWORD } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, openShop as openOnSqlite, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const DAY = 86_400_000;
const JOIN = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
const RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const ENQUIRE = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { is_received } }';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;

  beforeAll(async () => {
    const accounts = { confirmation: true, newsletterConfirmation: true };
    shop = await openShop(accountShop({ now: () => now, accounts }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MONDAY_MORNING;
    await database.deleteFrom('attempts').execute();
    await database.deleteFrom('outbox').execute();
  });

  const tagged = (email: string, tag: number) => email.replace('@', `+${tag}@`);
  const join = (email: string, headers = {}) => shop.request(JOIN, { email }, headers);
  const reset = (email: string) => shop.request(RESET, { email });
  const enquire = (email: string, message: string, headers = {}) =>
    shop.request(ENQUIRE, { input: { about: 'COMPLAINT', name: 'Ann', email, message } }, headers);
  const register = (email: string) =>
    createCustomer(shop, { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });

  /** References of the emails to the mailbox of an address, under any tag. */
  const mailsTo = async (email: string) => {
    const [name = '', host = ''] = email.split('@');
    const rows = await database
      .selectFrom('outbox')
      .select('reference')
      .where((eb) => eb.or([eb('recipient', '=', email), eb('recipient', 'like', `${name}+%@${host}`)]))
      .execute();
    return rows.map(({ reference }) => reference);
  };

  async function confirmedCustomer(): Promise<Customer> {
    const email = freshEmail();
    await register(email);
    await database.updateTable('customers').set({ confirmed: 1 }).where('email', '=', email).execute();
    await database.deleteFrom('attempts').execute();
    await database.deleteFrom('outbox').execute();
    return Customer.enter(shop, email);
  }

  test('forms of a stranger send six emails a day to one mailbox, whatever the tags, and all are answered alike', async () => {
    const email = freshEmail();
    const joined = [];
    for (let tag = 0; tag < 8; tag += 1) joined.push((await join(tagged(email, tag))).body);
    expect(joined).toEqual(Array(8).fill({ data: { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } } }));
    for (let tag = 0; tag < 3; tag += 1)
      expect((await enquire(tagged(email, tag), 'Brown.')).body).toEqual({
        data: { sendEnquiry: { is_received: true } },
      });
    for (let tag = 0; tag < 2; tag += 1)
      expect((await register(tagged(email, tag))).body.data.createCustomerV2.customer.email).toBe(tagged(email, tag));
    expect(await mailsTo(email)).toHaveLength(6);
    const toFlorist = await database.selectFrom('outbox').select('id').where('reference', 'like', '%florist').execute();
    expect(toFlorist).toHaveLength(3);
    now += DAY;
    await join(tagged(email, 50));
    expect(await mailsTo(email)).toHaveLength(7);
  });

  test('requests at the same moment count as well as one after another', async () => {
    const email = freshEmail();
    await Promise.all(Array.from({ length: 12 }, (_, tag) => join(tagged(email, tag))));
    expect(await mailsTo(email)).toHaveLength(6);
  });

  test('another spelling of a domain is the same mailbox', async () => {
    const [name = ''] = freshEmail().split('@');
    for (let tag = 0; tag < 4; tag += 1) {
      await join(`${name}+${tag}@blüte.example.org`);
      await join(`${name}+${tag}@xn--blte-1ra.example.org`);
    }
    const sent = await database.selectFrom('outbox').select('id').where('recipient', 'like', `${name}+%`).execute();
    expect(sent).toHaveLength(6);
  });

  test('what is over the limit leaves an earlier link valid, and keeps no subscription', async () => {
    const email = freshEmail();
    for (let tag = 0; tag < 7; tag += 1) await join(tagged(email, tag));
    const kept = await database
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('email', 'like', email.replace('@', '+%@'))
      .execute();
    expect(kept).toHaveLength(6);
    const before = await database.selectFrom('newsletter_subscribers').selectAll().orderBy('email').execute();
    now += 11 * 60_000;
    await join(tagged(email, 0));
    expect(await database.selectFrom('newsletter_subscribers').selectAll().orderBy('email').execute()).toEqual(before);
  });

  test('S8-23 a stranger cannot use up the emails for a forgotten password with other forms', async () => {
    const ann = await confirmedCustomer();
    for (let tag = 0; tag < 8; tag += 1) await join(tagged(ann.email, tag));
    expect((await reset(ann.email)).body).toEqual({ data: { requestPasswordResetEmail: true } });
    expect((await mailsTo(ann.email)).filter((about) => about.startsWith('account-reset'))).toHaveLength(1);
    for (let hour = 0; hour < 5; hour += 1) {
      now += DAY / 24;
      expect((await reset(ann.email)).body).toEqual({ data: { requestPasswordResetEmail: true } });
    }
    expect(await mailsTo(ann.email)).toHaveLength(10);
  });

  test('signing in to an account that is not confirmed sends its email within the same limit', async () => {
    const email = freshEmail();
    await register(email);
    for (let time = 0; time < 7; time += 1) {
      now += 11 * 60_000;
      const { body } = await generateToken(shop, email, PASSWORD);
      expect(body.errors).toHaveLength(1);
    }
    expect(await mailsTo(email)).toHaveLength(6);
  });

  test('a customer’s own session has a copy of every enquiry, and none more for a stranger', async () => {
    const ann = await confirmedCustomer();
    for (let time = 0; time < 8; time += 1) await enquire(ann.email, `Brown ${time}.`, ann.headers);
    expect(await mailsTo(ann.email)).toHaveLength(8);
    const email = freshEmail();
    for (let tag = 0; tag < 8; tag += 1) await enquire(tagged(email, tag), 'Brown.', ann.headers);
    expect(await mailsTo(email)).toHaveLength(6);
  });

  test('emails of orders are never counted and always sent', async () => {
    const shopper = await Shopper.enter(shop);
    await shopper.add({ sku: 'VASE', quantity: 1 });
    await shopper.checkOut();
    for (let tag = 0; tag < 8; tag += 1) await join(tagged('ann@example.org', tag));
    const before = await mailsTo('ann@example.org');
    expect(before).toHaveLength(6);
    expect((await shopper.order()).body.errors).toBeUndefined();
    expect((await mailsTo('ann@example.org')).length).toBeGreaterThan(6);
    const counts = await database.selectFrom('attempts').select('who').where('who', '=', 'ann@example.org').execute();
    expect(counts.length).toBeLessThanOrEqual(7);
  });

  test('counts are deleted once they are older than a day', async () => {
    await join(freshEmail());
    const counts = () => database.selectFrom('attempts').selectAll().execute();
    expect(await counts()).toHaveLength(1);
    await deleteOldData(database, 30, now + DAY + 1);
    expect(await counts()).toEqual([]);
  });
});

test('a session of an account that nobody confirmed is a stranger’s', async () => {
  const accounts = { confirmation: false, newsletterConfirmation: true };
  const shop = await openOnSqlite(accountShop({ now: () => MONDAY_MORNING, accounts }));
  const database = shop.connect();
  await createCustomer(shop, { email: 'bea+0@example.org', password: PASSWORD, firstname: 'Bea', lastname: 'Lee' });
  const { headers } = await Customer.enter(shop, 'bea+0@example.org');
  for (let tag = 1; tag < 8; tag += 1) await shop.request(JOIN, { email: `bea+${tag}@example.org` }, headers);
  const sent = await database.selectFrom('outbox').select('id').where('recipient', 'like', 'bea+%').execute();
  expect(sent).toHaveLength(6);
  await database.destroy();
  await shop.stop();
});
