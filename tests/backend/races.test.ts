import { sql } from 'kysely';
import { couponCommand } from '../../backend/admin-cli/coupon-commands';
import { dialectOf } from '../../backend/database/dialect';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { finishPayment } from '../../backend/commerce/order/finish-payment';
import {
  accountShop,
  confirmLink,
  createCustomer,
  Customer,
  freshEmail,
  generateToken,
  linksTo,
  PASSWORD,
  refusalOf,
  requestEmail,
} from './account';
import { onBothDatabases } from './on-both-databases';
import { type TestResponse, MONDAY_MORNING, type RunningShop, ORDER_EMAILS } from './running-shop';
import { Shopper } from './shopper';

/** Resolves when another transaction waits for a lock of PostgreSQL. The file has one writer, so there every other one waits. */
async function untilOneWaits(database: ShopDatabase): Promise<void> {
  if (dialectOf(database) === 'sqlite') return;
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await waiting.execute(database)).rows.length === 0);
}

/** Of concurrent calls one succeeds and the others are refused properly, never with a server error. */
onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;

  beforeAll(async () => {
    shop = await openShop(accountShop({ practiceBank: true }));
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });

  const isTold = ({ body }: TestResponse): boolean => body.errors !== undefined;

  /** The link that makes `email` the customer's address. */
  async function linkFor(who: Customer, email: string, count: number): Promise<URL | undefined> {
    await requestEmail(who, email);
    return (await linksTo(shop, email, 'new-email', count)).find((one) => one.href.includes('confirm'));
  }

  test('S7-76 gives an address to one of three customers who confirm it at the same time and refuses the others', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => Customer.join(shop)));
    const email = freshEmail();
    for (const one of people) await requestEmail(one, email);
    const answers = await Promise.all(
      (await linksTo(shop, email, 'new-email', 3)).map((link) => confirmLink(shop, link)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(isTold).map((answer) => refusalOf(answer).message)).toEqual(
      Array(2).fill('This confirmation key is invalid or has expired.'),
    );
  });

  test('S8-22 gives an address to either a registration or a concurrent change of address', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ann, email] = [await Customer.join(shop), freshEmail()];
      const link = await linkFor(ann, email, 1);
      const register = createCustomer(shop, { email, password: PASSWORD, firstname: 'Ben', lastname: 'Lee' });
      const told = (await Promise.all([register, confirmLink(shop, link)])).filter(isTold);
      expect(told).toHaveLength(1);
    }
  });

  test('S7-80 no session of the old password begins while a new one is being saved', async () => {
    const [ann, other] = [await Customer.join(shop), freshEmail()];
    await createCustomer(shop, { email: other, password: 'Other&Rose1', firstname: 'Ben', lastname: 'Lee' });
    const hashOf = database.selectFrom('customers').select('password_hash').where('email_key', '=', other);
    const { password_hash } = await hashOf.executeTakeFirstOrThrow();
    const saving = await database.startTransaction().execute();
    await saving.updateTable('customers').set({ password_hash }).where('email_key', '=', ann.email).execute();
    const entering = generateToken(shop, ann.email, PASSWORD);
    await Promise.race([entering, untilOneWaits(database)]);
    await saving.commit().execute();
    expect(refusalOf(await entering).category).toBe('graphql-authentication');
  });

  test('S7-20 applies a change of an address while another becomes the default one', async () => {
    const ann = await Customer.join(shop);
    const first = await ann.addAddress({ default_billing: true, default_shipping: true });
    const second = await ann.addAddress();
    const update = (id: number, input: object): Promise<TestResponse> =>
      ann.request(
        `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { id } }`,
        { id, input },
      );
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        update(first, { city: `Bosham ${round}` }),
        update(second, { default_billing: true, default_shipping: true }),
        update(second, { city: `Selsey ${round}` }),
        update(first, { default_billing: true }),
      ]);
      expect(answers.map(({ body }) => body.errors)).toEqual(Array(4).fill(undefined));
      const { customer } = await ann.data('{ customer { addresses { default_billing } } }');
      expect(customer.addresses.filter((one: { default_billing: boolean }) => one.default_billing)).toHaveLength(1);
    }
  });

  test('S7-12, S7-71 accepts ten concurrent wishlist items and newsletter subscriptions', async () => {
    const ann = await Customer.join(shop);
    const wish = () =>
      ann.request(`mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VASE", quantity: 1 }]) {
        wishlist { items_count } user_errors { code } } }`);
    const email = freshEmail();
    const join = () =>
      shop.request('mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }', { email });
    const answers = await Promise.all(Array.from({ length: 10 }, () => [wish(), join()]).flat());
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { customer } = await ann.data('{ customer { wishlists { items_v2 { items { quantity } } } } }');
    expect(customer.wishlists[0].items_v2.items).toEqual([{ quantity: 10 }]);
  });

  test('S7-40 merges a cart with a declined payment into the one its customer starts at the same time', async () => {
    const ann = await Customer.join(shop);
    const cart = await Shopper.enter(shop, ann.headers);
    await cart.add({ sku: 'VASE', quantity: 1 });
    await cart.checkOut('bankpage');
    expect((await cart.order()).body.errors).toBeUndefined();
    const of = await database.selectFrom('carts').selectAll().where('id', '=', cart.cartId).executeTakeFirstOrThrow();
    const attempt = await database
      .selectFrom('payment_attempts')
      .select('id')
      .where('cart_id', '=', cart.cartId)
      .executeTakeFirstOrThrow();
    // The other cart exists but is not committed yet.
    const begun = await database.startTransaction().execute();
    await begun
      .insertInto('carts')
      .values({ ...of, id: 'x'.repeat(32), active: 1 })
      .execute();
    const declined = finishPayment(database, attempt.id, 'declined', ORDER_EMAILS, MONDAY_MORNING);
    await untilOneWaits(database);
    await begun.commit().execute();
    expect(await declined).toMatchObject({ ok: true, value: { state: 'declined' } });
    const { customerCart } = await ann.data('{ customerCart { id total_quantity } }');
    expect(customerCart).toEqual({ id: 'x'.repeat(32), total_quantity: 1 });
  });

  test('creates a coupon once under concurrent calls and refuses the second', async () => {
    const admin = { database, now: MONDAY_MORNING };
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        ['add', 'add', 'add'].map((verb) =>
          couponCommand.run(admin, [verb, `RACE${round}`, '--label', 'Ten off', '--percent', '10']),
        ),
      );
      expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
      const told = answers.flatMap((answer) => (answer?.ok === false ? [answer.reason] : []));
      expect(told.every((reason) => reason.startsWith('The coupon code'))).toBe(true);
    }
  });
});
