import { makeMergeGuestCart } from '../../../../src/application/account/merge-guest-cart';
import { makeRegister } from '../../../../src/application/account/register';
import { makeSignIn } from '../../../../src/application/account/sign-in';
import type { Accounts } from '../../../../src/application/ports/customer';
import type { InMemoryStoreData } from '../../../../src/adapters/memory/in-memory-store-data';
import { anAccount, PASSWORD } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { withoutCaptcha } from './no-captcha';

const BEA = { email: ' bea@example.org', password: PASSWORD, firstName: 'Bea', lastName: 'Ray', isSubscribed: true };

function aRegistry(needsConfirmation: boolean, overrides: Partial<InMemoryStoreData> = {}) {
  const data = aShop({ needsConfirmation, ...overrides });
  const signIn = makeSignIn({ ...data, mergeGuestCart: makeMergeGuestCart(data) });
  return { ...data, register: withoutCaptcha(makeRegister({ ...data, signIn, needsConfirmation })) };
}

test('S4-31 stays a guest when the email address must be confirmed', async () => {
  const { register, visitor, shop, wire } = aRegistry(true);
  expect(await register(BEA)).toEqual({ ok: true, value: { kind: 'confirm' } });
  expect(visitor.isSignedIn()).toBe(false);
  expect(shop.people.withEmail('bea@example.org')).toMatchObject({
    customer: { firstName: 'Bea', isSubscribed: true },
  });
  expect(wire.calls).toEqual(['accounts.register']);
});

test('S4-32 signs the new customer in and keeps the cart when no confirmation is needed', async () => {
  const { register, visitor, shop } = aRegistry(false);
  visitor.rememberCart(shop.openNewCart().id);
  const registered = await register(BEA);
  expect(registered).toMatchObject({
    ok: true,
    value: { kind: 'signed-in', signIn: { cart: { id: visitor.cartId() } } },
  });
  expect(visitor.isSignedIn()).toBe(true);
});

test('S5-10 sends its captcha token for the registration and for signing in', async () => {
  const sent: (string | null)[] = [];
  const data = aShop();
  const accounts: Pick<Accounts, 'register' | 'signIn'> = {
    register: (registration, token) => {
      sent.push(token);
      return data.accounts.register(registration);
    },
    signIn: (credentials, token) => {
      sent.push(token);
      return data.accounts.signIn(credentials);
    },
  };
  const signIn = makeSignIn({ ...data, mergeGuestCart: makeMergeGuestCart(data), accounts });
  const register = makeRegister({ accounts, signIn, needsConfirmation: false });
  await register({ ...BEA, captchaToken: 'token-1' });
  expect(sent).toEqual(['token-1', 'token-1']);
});

test('S8-16 returns all rejection messages, joined by commas and as a list', async () => {
  const { register, visitor } = aRegistry(false);
  const refused = await register({ ...BEA, firstName: '', password: 'short' });
  const messages = [
    '"First Name" is a required value.',
    'The password needs at least 8 characters. Create a new password and try again.',
  ];
  expect(refused).toEqual({
    ok: false,
    reason: { kind: 'rejected', code: 'UNDEFINED', message: messages.join(','), messages },
  });
  expect(visitor.isSignedIn()).toBe(false);
});

test('S8-22 rejects an email address that already has an account', async () => {
  const { register, shop } = aRegistry(false);
  anAccount(shop);
  expect(await register({ ...BEA, email: 'ANN@example.org' })).toMatchObject({
    ok: false,
    reason: { message: 'A customer with the same email address already exists in an associated website.' },
  });
});

test('returns the sign-in failure and keeps the account when only signing in fails', async () => {
  const { register, wire, shop } = aRegistry(false);
  wire.failNext('accounts.signIn');
  expect(await register(BEA)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(shop.people.withEmail('bea@example.org')).not.toBeNull();
});
