import { makeOpenCustomerCart } from '../../../../src/application/account/open-customer-cart';
import { makeRegister } from '../../../../src/application/account/register';
import { makeSignIn } from '../../../../src/application/account/sign-in';
import type { Captcha } from '../../../../src/application/ports/captcha';
import type { InMemoryStoreData } from '../../../../src/adapters/memory/in-memory-store-data';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount, PASSWORD } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { noCaptcha } from './no-captcha';

const BEA = { email: ' bea@example.org', password: PASSWORD, firstName: 'Bea', lastName: 'Ray', isSubscribed: true };

function aRegistry(
  needsConfirmation: boolean,
  captcha: Captcha = noCaptcha,
  overrides: Partial<InMemoryStoreData> = {},
) {
  const data = aShop({ needsConfirmation, ...overrides });
  const signIn = makeSignIn({ ...data, openCustomerCart: makeOpenCustomerCart(data), captcha });
  return { ...data, register: makeRegister({ accounts: data.accounts, captcha, signIn, needsConfirmation }) };
}

test('S4-31 where a letter asks for confirmation nobody is signed in', async () => {
  const { register, visitor, shop, wire } = aRegistry(true);
  expect(await register(BEA)).toEqual({ ok: true, value: { kind: 'confirm' } });
  expect(visitor.isSignedIn()).toBe(false);
  expect(shop.people.withEmail('bea@example.org')).toMatchObject({
    customer: { firstName: 'Bea', isSubscribed: true },
  });
  expect(wire.calls).toEqual(['accounts.register']);
});

test('S4-32 else the new customer is signed in right away, and the cart comes along', async () => {
  const { register, visitor, shop } = aRegistry(false);
  visitor.rememberCart(shop.openNewCart().id);
  const registered = await register(BEA);
  expect(registered).toMatchObject({
    ok: true,
    value: { kind: 'signed-in', welcome: { cart: { id: visitor.cartId() } } },
  });
  expect(visitor.isSignedIn()).toBe(true);
});

test('S5-10 a proof of being human goes along, and signing in afterwards has one of its own', async () => {
  let made = 0;
  const given: (string | null)[] = [];
  const captcha: Captcha = { getToken: async (act) => ok(`${act}-${(made += 1)}`) };
  const data = aShop();
  const accounts = {
    register: (asked: typeof BEA, human: string | null) => (given.push(human), data.accounts.register(asked)),
    signIn: (asked: { email: string; password: string }, human: string | null) => {
      given.push(human);
      return data.accounts.signIn(asked);
    },
  };
  const signIn = makeSignIn({ ...data, openCustomerCart: makeOpenCustomerCart(data), accounts, captcha });
  await makeRegister({
    accounts: { register: (a, h) => accounts.register(a as typeof BEA, h) },
    captcha,
    signIn,
    needsConfirmation: false,
  })(BEA);
  expect(given).toEqual(['register-1', 'sign-in-2']);
});

test('S8-16 everything that is wrong is told at once, joined by commas, and apart as well', async () => {
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

test('S8-22 an address that has an account is refused', async () => {
  const { register, shop } = aRegistry(false);
  anAccount(shop);
  expect(await register({ ...BEA, email: 'ANN@example.org' })).toMatchObject({
    ok: false,
    reason: { message: 'A customer with the same email address already exists in an associated website.' },
  });
});

test('when only signing in fails that is the answer, and the account stands', async () => {
  const { register, wire, shop } = aRegistry(false);
  wire.failNext('accounts.signIn');
  expect(await register(BEA)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(shop.people.withEmail('bea@example.org')).not.toBeNull();
});
