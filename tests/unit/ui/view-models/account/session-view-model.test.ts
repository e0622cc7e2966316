import type { Failure } from '../../../../../src/application/ports/failures';
import { EMPTY_CART } from '../../../../../src/domain/cart/cart';
import { aCustomer, PASSWORD } from '../../../../builders/a-customer';
import { anAccountTab } from '../../an-account-tab';

const ANN = { email: 'ann@example.org', password: PASSWORD };
const BEA = { email: 'bea@example.org', password: PASSWORD, firstName: 'Bea', lastName: 'Ray' };

test("S3-52 S4-16 starts with the server's state of the visitor, and without a user", () => {
  expect(anAccountTab().session).toMatchObject({ isLoggedIn: false, user: null });
  expect(anAccountTab({ isSignedIn: true }).session).toMatchObject({ isLoggedIn: true, user: null });
});

test('S3-52 S4-22 signing in makes the visitor a customer, and shows the merged cart', async () => {
  const { session, shown, visitor } = anAccountTab();
  expect(await session.signIn(ANN)).toBe(true);
  expect(session.isLoggedIn).toBe(true);
  expect(shown.map(({ id }) => id)).toEqual([visitor.cartId()]);
  await session.load();
  expect(session.user).toEqual(aCustomer());
});

test('S4-24 signing in tells what of the guest cart could not be kept, until it is dismissed', async () => {
  const { session, shop, visitor, carts, notices } = anAccountTab();
  const guest = shop.openNewCart();
  visitor.rememberCart(guest.id);
  await carts.addLine(guest.id, { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] });
  await carts.addLine(guest.id, { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] });
  shop.restock('TULIPS', 2);
  shop.restock('FERN', 0);
  await session.signIn(ANN);
  expect(notices.shown).toMatchObject([{ type: 'warning', title: 'Please check your cart', persist: true }]);
  expect(notices.shown[0]?.message.split('\n').slice(1)).toEqual([
    'Name of TULIPS: 2 instead of 3.',
    'Name of FERN: could not be added.',
  ]);
});

test('S4-24 signing in tells why a line of the guest cart was not taken, or that what is left is kept', async () => {
  const toldAfter = async (...failures: readonly Failure[]) => {
    const { session, shop, visitor, carts, notices, wire } = anAccountTab();
    const guest = shop.openNewCart();
    visitor.rememberCart(guest.id);
    await carts.addLine(guest.id, { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] });
    shop.restock('TULIPS', 2);
    failures.forEach((failure) => wire.failNext('customerCarts.merge', failure));
    await session.signIn(ANN);
    return notices.shown[0]?.message.split('\n').slice(1);
  };
  expect(await toldAfter({ kind: 'rejected', code: 'UNDEFINED', message: 'SQLSTATE' })).toEqual([
    'Name of TULIPS: we do not have enough of it.',
  ]);
  const away: Failure = { kind: 'unreachable', status: null };
  expect(await toldAfter(away, away)).toEqual(['We have kept the rest, and will try again when you open your cart.']);
});

test('a refused sign-in stays a guest, with the error in its own slot', async () => {
  const { session, shown } = anAccountTab();
  expect(await session.signIn({ ...ANN, password: 'wrong' })).toBe(false);
  expect(session).toMatchObject({ isLoggedIn: false, user: null });
  expect(session.signingIn.error).toMatchObject({ kind: 'rejected' });
  expect(session.loading.error).toBeNull();
  expect(shown).toEqual([]);
});

test('a cart that could not be had with the sign-in is loaded afterwards', async () => {
  const { session, wire, shown, cart } = anAccountTab();
  const load = jest.spyOn(cart, 'load');
  wire.failNext('customerCarts.own');
  await session.signIn(ANN);
  expect([session.isLoggedIn, shown.length, load.mock.calls.length]).toEqual([true, 0, 1]);
});

test('S4-29 S4-30 signing out empties the cart, clears the user and navigates home', async () => {
  const { session, shown, visitor, went } = anAccountTab({ isSignedIn: true });
  await session.load();
  await session.signOut();
  expect(session).toMatchObject({ isLoggedIn: false, user: null });
  expect(shown).toEqual([EMPTY_CART]);
  expect([visitor.token(), visitor.cartId()]).toEqual([null, null]);
  expect(went).toEqual(['/']);
});

test('a response that arrives after sign-out is ignored', async () => {
  const { session } = anAccountTab({ isSignedIn: true });
  const loading = session.load();
  await session.signOut();
  await loading;
  expect(session.user).toBeNull();
});

test('S4-31 S8-19 a registration that has to be confirmed says so, and signs nobody in', async () => {
  const { session, notices } = anAccountTab({ data: { needsConfirmation: true } });
  expect(await session.register(BEA)).toBe('confirm');
  expect(session.isLoggedIn).toBe(false);
  expect(notices.shown).toMatchObject([
    {
      type: 'success',
      title: 'Registration confirmation',
      message: 'You must confirm your account. Please check your email for the confirmation link.',
    },
  ]);
});

test('S4-32 else the new customer is signed in right away', async () => {
  const { session, notices } = anAccountTab();
  expect(await session.register(BEA)).toBe('signed-in');
  expect(session.isLoggedIn).toBe(true);
  expect(notices.shown).toEqual([]);
});

test('S8-17 S9-6 S8-16 a registration that is refused is one notice that stays, with a line for each reason', async () => {
  const { session, notices, timers } = anAccountTab();
  expect(await session.register({ ...BEA, firstName: '', password: 'short' })).toBe('refused');
  await timers.pass(60_000);
  expect(notices.shown).toMatchObject([{ type: 'danger', title: 'Registration error', persist: true }]);
  expect(notices.shown[0]?.message.split('\n')).toHaveLength(2);
  expect(session.registering.error).toMatchObject({ kind: 'rejected', message: expect.stringContaining('.,') });
});

test('the notice of a registration that was refused goes with the next attempt', async () => {
  const { session, notices } = anAccountTab();
  await session.register({ ...BEA, firstName: '', password: 'short' });
  await session.register({ ...BEA, password: 'short' });
  expect(notices.shown).toHaveLength(1);
  expect(await session.register(BEA)).toBe('signed-in');
  expect(notices.shown).toEqual([]);
});

test('S4-35 a fetch that fails makes a guest of the visitor', async () => {
  const { session, wire, shown } = anAccountTab({ isSignedIn: true });
  wire.failNext('accounts.customer', { kind: 'rejected', code: 'UNDEFINED', message: 'no' });
  await session.load();
  expect(session).toMatchObject({ isLoggedIn: false, user: null });
  expect(shown).toEqual([EMPTY_CART]);
});

test.each([
  { kind: 'unreachable', status: null },
  { kind: 'busy', message: 'Too many attempts.' },
] as const)('S4-35 a transient failure ($kind) keeps the session', async (failure) => {
  const { session, wire, shown, visitor } = anAccountTab({ isSignedIn: true });
  wire.failNext('accounts.customer', failure);
  await session.load();
  expect([session.isLoggedIn, visitor.isSignedIn(), shown]).toEqual([true, true, []]);
  expect(session.loading.error).toEqual(failure);
});

test('S4-38 a session that ends elsewhere in the tab ends here, and pending responses are ignored', async () => {
  const { session } = anAccountTab({ isSignedIn: true });
  const loading = session.load();
  session.follow(false);
  await loading;
  expect(session).toMatchObject({ isLoggedIn: false, user: null });
  session.follow(true);
  expect(session.isLoggedIn).toBe(true);
});

test('S4-66 S4-63 S4-64 each operation has its own flag and slot, which a success clears', async () => {
  const { session, wire } = anAccountTab({ isSignedIn: true });
  await session.load();
  const asks = [
    ['loading', 'accounts.customer', () => session.load()],
    ['signingIn', 'accounts.signIn', () => session.signIn(ANN)],
    ['registering', 'accounts.register', () => session.register(BEA)],
  ] as const;
  const operations = ['loading', 'signingIn', 'registering', 'signingOut'] as const;
  for (const [name, call, ask] of asks) {
    wire.failNext(call);
    const failing = ask();
    expect(operations.filter((operation) => session[operation].isLoading)).toEqual([name]);
    await failing;
    expect(operations.filter((operation) => session[operation].error !== null)).toEqual([name]);
    await ask();
    expect(session[name].error).toBeNull();
  }
  const leaving = session.signOut();
  expect(session.signingOut.isLoading).toBe(true);
  await leaving;
  expect(session.signingOut.isLoading).toBe(false);
});
