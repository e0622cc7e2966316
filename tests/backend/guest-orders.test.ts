import type { ShopDatabase } from '../../backend/database/shop-database';
import {
  accountShop,
  confirmLink,
  createCustomer,
  Customer,
  emailsTo,
  freshEmail,
  generateToken,
  linksTo,
  moveEmail,
  PASSWORD,
  refusalOf,
  requestEmail,
} from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, type TestResponse } from './running-shop';
import { Shopper } from './shopper';

const HOUR = 3_600_000;
/** What only the owner of the mailbox knows; the stranger knows PASSWORD. */
const OWN = 'Owners&Rose1';
const INVALID = 'This confirmation key is invalid or has expired.';

/** Guest orders move to the owner of the mailbox, and not to a customer who only typed its address. */
onBothDatabases((openShop) => {
  let shop: RunningShop;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop(accountShop({ now: () => now, accounts: { confirmation: true } }));
    await inDatabase((database) =>
      database.updateTable('products').set({ stock: 1_000 }).where('sku', '=', 'VASE').execute(),
    );
  });
  afterAll(() => shop.stop());
  beforeEach(() => (now = MONDAY_MORNING));

  /** What a test cannot do from outside. */
  async function inDatabase<Value>(work: (database: ShopDatabase) => Promise<Value>): Promise<Value> {
    const database = shop.connect();
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  /** Orders as a guest; returns the order's number. */
  async function orderAsGuest(email: string): Promise<string> {
    const guest = await Shopper.enter(shop);
    await guest.add({ sku: 'VASE', quantity: 1 });
    await guest.checkOut();
    await guest.change('setGuestEmailOnCart', { email });
    return (await guest.order()).body.data.placeOrder.order.order_number;
  }

  const register = (email: string, more: object = {}): Promise<TestResponse> =>
    createCustomer(shop, { email, password: PASSWORD, firstname: 'Sly', lastname: 'Stranger', ...more });

  /** The newest link to confirm an account. */
  async function confirmation(email: string, count = 1): Promise<URL | undefined> {
    return (await linksTo(shop, email, 'confirm', count)).at(-1);
  }

  async function ordersOf(who: Customer): Promise<readonly string[]> {
    const { customer } = await who.data('{ customer { orders { items { number } } } }');
    return customer.orders.items.map(({ number }: { number: string }) => number);
  }

  /** A confirmed account with an address and a password of its own. */
  async function confirmed(password = PASSWORD): Promise<Customer> {
    const email = freshEmail();
    await register(email);
    expect((await confirmLink(shop, await confirmation(email), { password })).body.errors).toBeUndefined();
    return Customer.enter(shop, email, password);
  }

  describe('an account that is confirmed', () => {
    test('is opened by the password chosen with the link, not by that of whoever registered, and has the orders', async () => {
      const email = freshEmail();
      const number = await orderAsGuest(email);
      await register(email);
      const answer = await confirmLink(shop, await confirmation(email), { password: OWN });
      expect(answer.body.data.confirmEmail.customer).toEqual({ email });
      expect((await generateToken(shop, email, PASSWORD)).body.errors).toBeDefined();
      expect(await ordersOf(await Customer.enter(shop, email, OWN))).toEqual([number]);
    });

    test('keeps the password of its registration when that is typed again', async () => {
      const email = freshEmail();
      const number = await orderAsGuest(email);
      await register(email);
      await confirmLink(shop, await confirmation(email), { password: PASSWORD });
      expect(await ordersOf(await Customer.enter(shop, email))).toEqual([number]);
    });

    test('has no orders of a guest when another storefront confirms it without a password', async () => {
      const email = freshEmail();
      await orderAsGuest(email);
      await register(email);
      expect((await confirmLink(shop, await confirmation(email))).body.errors).toBeUndefined();
      const stranger = await Customer.enter(shop, email);
      expect(await ordersOf(stranger)).toEqual([]);
      // Nor later: a second link, another sign-in and the same address "changed" move nothing.
      await generateToken(shop, email, PASSWORD);
      await requestEmail(stranger, email);
      expect(await ordersOf(stranger)).toEqual([]);
    });

    test('ends every session before the orders come', async () => {
      const email = freshEmail();
      await register(email);
      const mark = (isConfirmed: 0 | 1) =>
        inDatabase((database) =>
          database.updateTable('customers').set({ confirmed: isConfirmed }).where('email_key', '=', email).execute(),
        );
      await mark(1);
      const early = await Customer.enter(shop, email);
      await mark(0);
      await orderAsGuest(email);
      await confirmLink(shop, await confirmation(email), { password: OWN });
      expect(refusalOf(await early.request('{ customer { email } }')).category).toBe('graphql-authorization');
    });

    test('does not get what is ordered as a guest after the confirmation', async () => {
      const owner = await confirmed();
      await orderAsGuest(owner.email);
      await requestEmail(owner, owner.email.toUpperCase());
      expect(await ordersOf(await Customer.enter(shop, owner.email))).toEqual([]);
    });

    test('refuses a weak password without using the link up', async () => {
      const email = freshEmail();
      await register(email);
      const link = await confirmation(email);
      for (const [password, message] of [
        ['', /at least 8 characters/],
        ['short', /at least 8 characters/],
        ['password1', /different classes/],
        [email, /different classes|same as the email/],
      ] as const) {
        expect(refusalOf(await confirmLink(shop, link, { password })).message).toMatch(message);
      }
      expect((await confirmLink(shop, link, { password: OWN })).body.errors).toBeUndefined();
      expect(refusalOf(await confirmLink(shop, link, { password: OWN })).message).toBe(INVALID);
    });

    test('is not confirmed by an expired, an older or another account’s link', async () => {
      const [email, other] = [freshEmail(), freshEmail()];
      await register(email);
      await register(other);
      const old = await confirmation(email);
      now += HOUR;
      // Signing in before confirming sends another email.
      await generateToken(shop, email, PASSWORD);
      const links = await linksTo(shop, email, 'confirm', 2);
      const fresh = links.find(({ href }) => href !== old?.href);
      expect(refusalOf(await confirmLink(shop, old, { password: OWN })).message).toBe(INVALID);
      const crossed = new URL(fresh?.href ?? '');
      crossed.searchParams.set('email', other);
      expect(refusalOf(await confirmLink(shop, crossed, { password: OWN })).message).toBe(INVALID);
      now += 72 * HOUR;
      expect(refusalOf(await confirmLink(shop, fresh, { password: OWN })).message).toBe(INVALID);
    });

    test('is not confirmed by the link of an account that was deleted in between', async () => {
      const email = freshEmail();
      await register(email);
      const old = await confirmation(email);
      await inDatabase((database) => database.deleteFrom('customers').where('email_key', '=', email).execute());
      await orderAsGuest(email);
      await register(email);
      await linksTo(shop, email, 'confirm', 2);
      expect(refusalOf(await confirmLink(shop, old, { password: OWN })).message).toBe(INVALID);
    });

    test('one of two concurrent confirmations decides the password', async () => {
      const email = freshEmail();
      const number = await orderAsGuest(email);
      await register(email);
      const link = await confirmation(email);
      const words = [OWN, 'Others&Rose1'];
      const answers = await Promise.all(words.map((password) => confirmLink(shop, link, { password })));
      const [won] = words.filter((_, index) => answers[index]?.body.errors === undefined);
      expect(answers.filter(({ body }) => body.errors !== undefined).map((one) => refusalOf(one).message)).toEqual([
        INVALID,
      ]);
      expect(await ordersOf(await Customer.enter(shop, email, won))).toEqual([number]);
    });

    test('has the orders after a forgotten password, which is as good a proof', async () => {
      const email = freshEmail();
      const number = await orderAsGuest(email);
      await register(email);
      await shop.data('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
      const [link] = await linksTo(shop, email, 'reset');
      await shop.data(
        `mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "${OWN}") }`,
        { email, token: link?.searchParams.get('token') },
      );
      expect((await generateToken(shop, email, PASSWORD)).body.errors).toBeDefined();
      expect(await ordersOf(await Customer.enter(shop, email, OWN))).toEqual([number]);
      expect(refusalOf(await confirmLink(shop, await confirmation(email), { password: PASSWORD })).message).toBe(
        INVALID,
      );
    });

    test('the email says that a password is chosen, and that the orders come', async () => {
      const email = freshEmail();
      await register(email);
      await confirmation(email);
      const [email1] = emailsTo(shop, email, 'confirm');
      expect(email1).toContain('choose a password');
      expect(email1).toContain('ordered as a guest');
    });
  });

  describe('a new email address', () => {
    test('brings no orders of a guest when the link is used outside of the account’s own session', async () => {
      const stranger = await confirmed();
      const email = freshEmail();
      await orderAsGuest(email);
      await moveEmail(shop, stranger, email);
      expect(await ordersOf(stranger)).toEqual([]);
      expect(await ordersOf(await Customer.enter(shop, email))).toEqual([]);
    });

    test('brings them in the account’s own session, after all others have ended', async () => {
      const owner = await confirmed();
      const elsewhere = await Customer.enter(shop, owner.email);
      const email = freshEmail();
      const number = await orderAsGuest(email);
      await requestEmail(owner, email);
      const [link] = await linksTo(shop, email, 'new-email');
      expect((await confirmLink(shop, link, {}, owner.headers)).body.errors).toBeUndefined();
      expect(await ordersOf(owner)).toEqual([number]);
      expect(refusalOf(await elsewhere.request('{ customer { email } }')).category).toBe('graphql-authorization');
    });

    test('brings none to anybody when the link is used in another account’s session', async () => {
      const [stranger, victim] = [await confirmed(), await confirmed()];
      const email = freshEmail();
      await orderAsGuest(email);
      await requestEmail(stranger, email);
      const [link] = await linksTo(shop, email, 'new-email');
      expect((await confirmLink(shop, link, {}, victim.headers)).body.errors).toBeUndefined();
      expect(await ordersOf(stranger)).toEqual([]);
      expect(await ordersOf(victim)).toEqual([]);
      expect((await victim.data('{ customer { email } }')).customer.email).toBe(victim.email);
    });

    test('brings none with an expired session, and none later', async () => {
      const stranger = await confirmed();
      const email = freshEmail();
      await orderAsGuest(email);
      await requestEmail(stranger, email);
      const [link] = await linksTo(shop, email, 'new-email');
      now += 2 * HOUR;
      await confirmLink(shop, link, {}, stranger.headers);
      const again = await Customer.enter(shop, email);
      expect(refusalOf(await confirmLink(shop, link, {}, again.headers)).message).toBe(INVALID);
      await requestEmail(again, email.toUpperCase());
      expect(await ordersOf(again)).toEqual([]);
    });

    test('takes no password: the link of a new address sets none', async () => {
      const stranger = await confirmed();
      const email = freshEmail();
      await orderAsGuest(email);
      await requestEmail(stranger, email);
      const [link] = await linksTo(shop, email, 'new-email');
      expect(refusalOf(await confirmLink(shop, link, { password: OWN })).message).toBe(INVALID);
      expect((await confirmLink(shop, link)).body.errors).toBeUndefined();
      expect(await ordersOf(await Customer.enter(shop, email))).toEqual([]);
    });

    test('the email says what happens, with and without a session', async () => {
      const owner = await confirmed();
      const email = freshEmail();
      await requestEmail(owner, email);
      const [link] = await linksTo(shop, email, 'new-email');
      expect(link?.pathname).toBe('/customer/account/confirm-email');
      expect(emailsTo(shop, email, 'new-email').join()).toContain('signed in to that account');
    });
  });
});
