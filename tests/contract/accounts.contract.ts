import { aKey } from '../builders/an-order-attempt';
import type { Accounts, Confirmed, Credentials } from '../../src/application/ports/customer';
import type { Registration } from '../../src/domain/customer/registration';
import { aBookAddress } from '../builders/a-customer';
import { readyCustomerCart } from './customer-order';
import { said, type OpenHarness } from './harness';
import { readyCart } from './ready-cart';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

const PASSWORD = 'Pe0ny-Stems!';
const OTHER = 'An0ther-passw0rd!';

export function accountsContract(adapter: string, open: OpenHarness): void {
  contract(`Accounts as kept by ${adapter}`, open, (h) => {
    const aPerson = async (overrides: Partial<Registration> = {}): Promise<Registration> => ({
      email: await h().given.newEmail(),
      password: PASSWORD,
      firstName: 'Bea',
      lastName: 'Ray',
      ...overrides,
    });

    const aVisitor = async () => (await h().given.visitor()).ports.accounts;

    /** Confirms with the password given. */
    const confirmed = async (accounts: Accounts, { email, password }: Credentials): Promise<Confirmed> =>
      valueOf(await accounts.confirm({ email, password, key: await h().given.key('confirm', email) }));

    test("S7-72 S4-21 the right password signs in, and later calls of this browser are the customer's", async () => {
      const accounts = await aVisitor();
      const stranger = await aVisitor();
      const credentials = await h().given.customer();
      expect(reasonOf(await accounts.customer()).kind).toBe('unauthorised');
      valueOf(await accounts.signIn(credentials, null));
      expect(valueOf(await accounts.customer()).email).toBe(credentials.email);
      expect(reasonOf(await stranger.customer()).kind).toBe('unauthorised');
    });

    test('two browsers can be signed in at once, and signing out of one keeps the other', async () => {
      const first = await signedIn(h());
      const second = await signedIn(h(), first.credentials);
      valueOf(await first.ports.accounts.signOut());
      expect(reasonOf(await first.ports.accounts.customer()).kind).toBe('unauthorised');
      expect(valueOf(await second.ports.accounts.customer()).email).toBe(first.credentials.email);
    });

    test('S8-21 a wrong password and an unknown email get the same refusal', async () => {
      const accounts = await aVisitor();
      const { email } = await h().given.customer();
      const wrong = reasonOf(await accounts.signIn({ email, password: OTHER }, null));
      const nobody = reasonOf(await accounts.signIn({ email: await h().given.newEmail(), password: PASSWORD }, null));
      expect(wrong).toMatchObject({ kind: 'rejected', message: said(h()) });
      expect(nobody).toEqual(wrong);
    });

    test('S7-77 signing out ends the session, and the customer can sign in again', async () => {
      const { ports, credentials } = await signedIn(h());
      valueOf(await ports.accounts.signOut());
      expect(reasonOf(await ports.accounts.customer()).kind).toBe('unauthorised');
      valueOf(await ports.accounts.signIn(credentials, null));
      expect(valueOf(await ports.accounts.customer()).email).toBe(credentials.email);
    });

    test('signing out as a guest succeeds or is unauthorised', async () => {
      const accounts = await aVisitor();
      const answer = await accounts.signOut();
      if (!answer.ok) expect(answer.reason.kind).toBe('unauthorised');
      expect(reasonOf(await accounts.customer()).kind).toBe('unauthorised');
    });

    test('S7-73 S4-33 a new account has the given details, and has to be confirmed before sign-in', async () => {
      const accounts = await aVisitor();
      const person = await aPerson({ isSubscribed: true, prefix: 'Dr', dateOfBirth: '1980-02-29', taxNumber: 'GB1' });
      const { email, password } = person;
      valueOf(await accounts.register(person, null));
      expect(reasonOf(await accounts.signIn({ email, password }, null)).kind).toBe('rejected');
      valueOf(await accounts.confirm({ email, password, key: await h().given.key('confirm', email) }));
      expect(reasonOf(await accounts.customer()).kind).toBe('unauthorised');
      valueOf(await accounts.signIn({ email, password }, null));
      expect(valueOf(await accounts.customer())).toEqual({
        email,
        firstName: 'Bea',
        lastName: 'Ray',
        prefix: 'Dr',
        suffix: null,
        dateOfBirth: '1980-02-29',
        taxNumber: 'GB1',
        isSubscribed: expect.any(Boolean),
      });
    });

    test("another customer's guest orders stay out of a confirmed account", async () => {
      const { ports, cartId } = await readyCart(h());
      await ports.orders.place(cartId, aKey());
      const accounts = await aVisitor();
      const person = await aPerson();
      valueOf(await accounts.register(person, null));
      await confirmed(accounts, person);
      const { ports: own } = await signedIn(h(), person);
      expect(valueOf(await own.orderHistory.page(1, 10)).total).toBe(0);
    });

    /** Places a guest's order with a registered email; returns its number. */
    async function orderedAsGuest(email: string): Promise<string> {
      const { ports, cartId } = await readyCart(h());
      valueOf(await ports.carts.attachEmail(cartId, email.toUpperCase()));
      const placed = await ports.orders.place(cartId, aKey());
      return placed.kind === 'placed' ? placed.number : 'not placed';
    }

    const numbersOf = async (person: Credentials): Promise<readonly string[]> => {
      const { ports } = await signedIn(h(), person);
      return valueOf(await ports.orderHistory.page(1, 10)).orders.map(({ number }) => number);
    };

    test('what was ordered as a guest with the email is in the account whose password is set with the key', async () => {
      const accounts = await aVisitor();
      const person = await aPerson();
      const number = await orderedAsGuest(person.email);
      valueOf(await accounts.register(person, null));
      const outcome = await confirmed(accounts, { ...person, password: OTHER });
      const [counts, doesNot] = outcome.kind === 'password-set' ? [OTHER, PASSWORD] : [PASSWORD, OTHER];
      const wrong = await accounts.signIn({ ...person, password: doesNot }, null);
      expect(reasonOf(wrong).kind).toBe('rejected');
      const found = await numbersOf({ ...person, password: counts });
      expect(found).toEqual(outcome.kind === 'password-set' ? [number] : []);
    });

    test('a new password from the reset email confirms an account too', async () => {
      const accounts = await aVisitor();
      const person = await aPerson();
      const { email } = person;
      const number = await orderedAsGuest(email);
      valueOf(await accounts.register(person, null));
      valueOf(await accounts.requestPasswordReset(email, null));
      const key = await h().given.key('reset', email);
      valueOf(await accounts.resetPassword({ email, password: OTHER, key }, null));
      expect(await numbersOf({ email, password: OTHER })).toEqual([number]);
    });

    test('a weak password confirms nothing, and leaves the key valid', async () => {
      const accounts = await aVisitor();
      const person = await aPerson();
      const { email } = person;
      valueOf(await accounts.register(person, null));
      const key = await h().given.key('confirm', email);
      const weak = await accounts.confirm({ email, password: 'Sh0rt!', key });
      // A backend without passwords here confirms with the one of the registration.
      if (weak.ok) expect(weak.value.kind).toBe('password-kept');
      else valueOf(await accounts.confirm({ email, password: PASSWORD, key }));
      await signedIn(h(), person);
    });

    test('an invalid or used key confirms nothing', async () => {
      const accounts = await aVisitor();
      const person = await aPerson();
      const { email } = person;
      valueOf(await accounts.register(person, null));
      const key = await h().given.key('confirm', email);
      const { password } = person;
      expect(reasonOf(await accounts.confirm({ email, password, key: `${key}x` })).kind).toBe('rejected');
      expect(reasonOf(await accounts.confirmNewEmail(email, `${key}x`)).kind).toBe('rejected');
      expect(reasonOf(await accounts.signIn(person, null)).kind).toBe('rejected');
      valueOf(await accounts.confirm({ email, password, key }));
      expect(reasonOf(await accounts.confirm({ email, password, key })).kind).toBe('rejected');
    });

    test('S8-22 an email that has an account is refused in any case of letters', async () => {
      const { email } = await h().given.customer();
      const again = await aPerson({ email: email.toUpperCase() });
      expect(reasonOf(await (await aVisitor()).register(again, null))).toMatchObject({
        kind: 'rejected',
        message: said(h()),
      });
    });

    test.each([
      ['a short password', { password: 'Sh0rt!' }],
      ['an address that is none', { email: 'nobody' }],
    ])('%s is refused, and no account is created', async (_what, overrides) => {
      const person = await aPerson(overrides);
      const accounts = await aVisitor();
      expect(reasonOf(await accounts.register(person, null)).kind).toBe('rejected');
      expect(reasonOf(await accounts.signIn(person, null)).kind).toBe('rejected');
    });

    test('S7-74 the profile is unauthorised without a token and with a made-up one', async () => {
      expect(reasonOf(await (await aVisitor()).customer()).kind).toBe('unauthorised');
      const impostor = await h().given.impostor();
      expect(reasonOf(await impostor.ports.accounts.customer()).kind).toBe('unauthorised');
    });

    test('the overview has the newest order, the addresses and the number of wishes', async () => {
      const { ports, credentials } = await signedIn(h());
      expect(valueOf(await ports.accounts.overview())).toEqual({
        customer: { email: credentials.email, firstName: expect.any(String), lastName: expect.any(String) },
        nextDelivery: null,
        lastOrder: null,
        orderCount: 0,
        addressCount: 0,
        defaultAddress: null,
        wishCount: 0,
      });
      for (const isFirst of [true, false])
        valueOf(
          await ports.addressBook.add(
            aBookAddress({ countryCode: await h().given.country('served'), isDefaultDelivery: isFirst }),
          ),
        );
      await ports.orders.place(await readyCustomerCart(h(), ports), aKey());
      await ports.orders.place(await readyCustomerCart(h(), ports), aKey());
      const { sku } = await h().given.product('plain');
      valueOf(await ports.wishlists.add({ sku, quantity: 1, parentSku: null, isBundle: false }));
      const newest = present(valueOf(await ports.orderHistory.page(1, 1)).orders[0], 'order');
      const { number, placedAt, status, total } = newest;
      const [first] = valueOf(await ports.addressBook.all()).filter(({ isDefaultDelivery }) => isDefaultDelivery);
      expect(valueOf(await ports.accounts.overview())).toMatchObject({
        lastOrder: { number, placedAt, status, total },
        orderCount: 2,
        addressCount: 2,
        defaultAddress: present(first, 'address'),
        wishCount: 1,
      });
    });

    test('S7-75 given fields are changed, and all others stay', async () => {
      const { ports, credentials } = await signedIn(h());
      const before = valueOf(await ports.accounts.customer());
      const after = valueOf(await ports.accounts.changeProfile({ lastName: 'Fern' }));
      expect(after).toEqual({ ...before, lastName: 'Fern' });
      expect(valueOf(await ports.accounts.customer())).toEqual(after);
      expect(after.email).toBe(credentials.email);
    });

    test('the newsletter subscription follows its checkbox', async () => {
      const { ports, credentials } = await signedIn(h());
      expect(valueOf(await ports.accounts.changeProfile({ isSubscribed: true })).isSubscribed).toBe(true);
      expect(await h().look.getsNewsletter(credentials.email)).toBe(true);
      expect(valueOf(await ports.accounts.changeProfile({ isSubscribed: false })).isSubscribed).toBe(false);
      expect(await h().look.getsNewsletter(credentials.email)).toBe(false);
    });

    test('S7-76 S5-28 changing the email requires the password, and takes effect at once or after an email', async () => {
      const { ports, credentials } = await signedIn(h());
      const email = await h().given.newEmail();
      expect(reasonOf(await ports.accounts.changeEmail(email, OTHER)).kind).toBe('rejected');
      await signedIn(h(), credentials);
      const change = valueOf(await ports.accounts.changeEmail(email, credentials.password));
      const [counts, doesNot] = change.kind === 'changed' ? [email, credentials.email] : [credentials.email, email];
      if (change.kind === 'changed') expect(change.customer.email).toBe(email);
      expect(valueOf(await ports.accounts.customer()).email).toBe(counts);
      await signedIn(h(), { ...credentials, email: counts });
      const refused = await (await aVisitor()).signIn({ ...credentials, email: doesNot }, null);
      expect(reasonOf(refused).kind).toBe('rejected');
    });

    test('the email of another account stays with that account', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email } = await h().given.customer();
      const change = await ports.accounts.changeEmail(email, credentials.password);
      // A backend that confirms new addresses does not reveal that this one has an account.
      expect(change.ok ? change.value.kind : change.reason.kind).toBe(change.ok ? 'email-sent' : 'rejected');
      expect(valueOf(await ports.accounts.customer()).email).toBe(credentials.email);
    });

    test('S7-78 changing the password requires the current one', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email, password } = credentials;
      expect(reasonOf(await ports.accounts.changePassword(OTHER, OTHER)).kind).toBe('rejected');
      valueOf(await ports.accounts.changePassword(password, OTHER));
      expect(reasonOf(await (await aVisitor()).signIn({ email, password }, null)).kind).toBe('rejected');
      await signedIn(h(), { email, password: OTHER });
    });

    test('deleting the account requires the password, ends every session and frees the email', async () => {
      const { ports, credentials } = await signedIn(h());
      const other = await signedIn(h(), credentials);
      const { email } = credentials;
      expect(reasonOf(await ports.accounts.deleteAccount(OTHER)).kind).toBe('rejected');
      expect(valueOf(await ports.accounts.customer()).email).toBe(email);
      valueOf(await ports.accounts.changeProfile({ isSubscribed: true }));
      valueOf(await ports.accounts.deleteAccount(credentials.password));
      expect(reasonOf(await ports.accounts.customer()).kind).toBe('unauthorised');
      expect(reasonOf(await other.ports.accounts.customer()).kind).toBe('unauthorised');
      expect(reasonOf(await (await aVisitor()).signIn(credentials, null)).kind).toBe('rejected');
      expect(await h().look.getsNewsletter(email)).toBe(false);
      valueOf(await (await aVisitor()).register(await aPerson({ email }), null));
    });

    test('an order outlives the account of its customer', async () => {
      const { ports, credentials } = await signedIn(h());
      await ports.orders.place(await readyCustomerCart(h(), ports), aKey());
      const placed = present(valueOf(await ports.orderHistory.page(1, 1)).orders[0], 'order');
      valueOf(await ports.accounts.deleteAccount(credentials.password));
      const { orderHistory: history } = (await h().given.visitor()).ports;
      const postcode = present(placed.billingAddress, 'address').postcode;
      const asked = { number: placed.number, email: credentials.email, postcode };
      expect(valueOf(await history.findForGuest(asked)).number).toBe(placed.number);
    });

    test('S7-79 S7-80 a forgotten password is set once by the emailed key, which ends every session', async () => {
      const { ports, credentials } = await signedIn(h());
      const { email } = credentials;
      const accounts = await aVisitor();
      valueOf(await accounts.requestPasswordReset(email, null));
      const key = await h().given.key('reset', email);
      expect(reasonOf(await accounts.resetPassword({ email, password: OTHER, key: `${key}x` }, null)).kind).toBe(
        'rejected',
      );
      valueOf(await accounts.resetPassword({ email, password: OTHER, key }, null));
      expect(reasonOf(await ports.accounts.customer()).kind).toBe('unauthorised');
      await signedIn(h(), { email, password: OTHER });
      expect(reasonOf(await accounts.resetPassword({ email, password: PASSWORD, key }, null)).kind).toBe('rejected');
    });

    test('S7-79 an email without an account gets the same response as one with an account', async () => {
      const accounts = await aVisitor();
      const { email } = await h().given.customer();
      const known = await accounts.requestPasswordReset(email, null);
      expect(await accounts.requestPasswordReset(await h().given.newEmail(), null)).toEqual(known);
    });

    test("a guest's calls to customer methods are unauthorised", async () => {
      const accounts = await aVisitor();
      const answers = [
        await accounts.overview(),
        await accounts.changeProfile({ firstName: 'X' }),
        await accounts.changeEmail('x@example.org', PASSWORD),
        await accounts.changePassword(PASSWORD, OTHER),
        await accounts.deleteAccount(PASSWORD),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unauthorised'));
    });

    test('every call is unreachable without a backend', async () => {
      const { accounts: silent } = await h().given.unreachable();
      const person = await aPerson();
      const answers = [
        await silent.signIn(person, null),
        await silent.signOut(),
        await silent.register(person, null),
        await silent.confirm({ email: person.email, password: PASSWORD, key: 'k' }),
        await silent.confirmNewEmail(person.email, 'k'),
        await silent.customer(),
        await silent.overview(),
        await silent.changeProfile({}),
        await silent.changeEmail('x@example.org', PASSWORD),
        await silent.changePassword(PASSWORD, OTHER),
        await silent.deleteAccount(PASSWORD),
        await silent.requestPasswordReset(person.email, null),
        await silent.resetPassword({ email: person.email, password: OTHER, key: 'k' }, null),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
