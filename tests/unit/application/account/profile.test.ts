import { makeLoadCustomer, makeUpdateProfile } from '../../../../src/application/account/profile';
import { aCustomer, signedIn, anAccount, PASSWORD } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { ok } from '../../../../src/domain/shared/result';

function aLoader() {
  const data = aShop();
  return { ...data, load: makeLoadCustomer(data) };
}

test('S4-34 returns no customer without a request when there is no token', async () => {
  const { load, wire } = aLoader();
  expect(await load()).toEqual({ ok: true, value: null });
  expect(wire.calls).toEqual([]);
});

test('returns the signed-in customer', async () => {
  const data = aLoader();
  signedIn(data);
  expect(await data.load()).toEqual({ ok: true, value: aCustomer() });
});

test.each([
  { kind: 'unauthorised', message: 'over' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'no' },
  { kind: 'not-found', message: '' },
  { kind: 'unreachable', status: null },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Too many attempts.' },
] as const)('S4-35 returns a failure and leaves it to the session whether it has expired (%j)', async (failure) => {
  const data = aLoader();
  signedIn(data);
  data.visitor.rememberCart('cart-9');
  data.wire.failNext('accounts.customer', failure);
  expect(await data.load()).toEqual({ ok: false, reason: failure });
  expect([data.visitor.isSignedIn(), data.visitor.cartId()]).toEqual([true, 'cart-9']);
  expect(data.wire.calls).toEqual(['accounts.customer']);
});

function aProfile() {
  const data = aShop();
  const { customer } = signedIn(data);
  return { ...data, customer, update: makeUpdateProfile(data) };
}

test.each([undefined, '', 'ann@example.org', ' ann@example.org '])(
  'S5-27 sends no email change and needs no password for the email %j',
  async (email) => {
    const { update, customer, wire } = aProfile();
    expect(await update(customer, { change: { firstName: 'Anna' }, email })).toMatchObject({
      ok: true,
      value: { customer: { firstName: 'Anna', lastName: 'Lee', email: 'ann@example.org' }, emailTo: null },
    });
    expect(wire.calls).toEqual(['accounts.changeProfile']);
  },
);

test('S5-27 S5-28 changes another email first, in a separate call with the password', async () => {
  const { update, customer, wire, accounts } = aProfile();
  const sent: unknown[] = [];
  const spied = makeUpdateProfile({
    accounts: {
      changeProfile: (change) => accounts.changeProfile(change),
      changeEmail: (...args) => (sent.push(args), accounts.changeEmail(...args)),
    },
  });
  expect(update).toBeDefined();
  const request = { change: { lastName: 'Ray' }, email: ' ann@new.example ', password: PASSWORD };
  expect(await spied(customer, request)).toMatchObject({
    ok: true,
    value: { customer: { email: 'ann@new.example', lastName: 'Ray' }, emailTo: null },
  });
  expect(sent).toEqual([['ann@new.example', PASSWORD]]);
  expect(wire.calls).toEqual(['accounts.changeEmail', 'accounts.changeProfile']);
});

test('S5-28 sends nothing when the email changes and the password is missing', async () => {
  const { update, customer, wire } = aProfile();
  expect(await update(customer, { change: {}, email: 'ann@new.example' })).toEqual({
    ok: false,
    reason: { kind: 'password-needed' },
  });
  expect(wire.calls).toEqual([]);
});

test('S8-20 changes nothing else when the new email is rejected', async () => {
  const { update, customer, wire, shop } = aProfile();
  anAccount(shop, { customer: aCustomer({ email: 'bea@example.org' }) });
  const request = { change: { lastName: 'Ray' }, email: 'bea@example.org', password: PASSWORD };
  expect(await update(customer, request)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect(wire.calls).toEqual(['accounts.changeEmail']);
  expect(shop.people.withEmail('ann@example.org')?.customer.lastName).toBe('Lee');
});

test('reports that only the email was saved when the profile change fails', async () => {
  const { update, customer, wire } = aProfile();
  wire.failNext('accounts.changeProfile');
  const request = { change: { lastName: 'Ray' }, email: 'ann@new.example', password: PASSWORD };
  expect(await update(customer, request)).toMatchObject({
    ok: false,
    reason: { kind: 'only-email-saved', customer: { email: 'ann@new.example', lastName: 'Lee' } },
  });
});

describe('When the backend sends a confirmation email to the new address', () => {
  function aShopThatConfirms() {
    const data = aProfile();
    const update = makeUpdateProfile({
      accounts: {
        changeProfile: (change) => data.accounts.changeProfile(change),
        changeEmail: async () => ok({ kind: 'email-sent' }),
      },
    });
    return { ...data, update };
  }
  const request = { change: { lastName: 'Ray' }, email: ' ann@new.example ', password: PASSWORD };

  test('S5-27 saves the profile, keeps the old address and returns where the email was sent', async () => {
    const { update, customer } = aShopThatConfirms();
    expect(await update(customer, request)).toMatchObject({
      ok: true,
      value: { customer: { email: 'ann@example.org', lastName: 'Ray' }, emailTo: 'ann@new.example' },
    });
  });

  test('reports that only the email was sent when the profile change fails', async () => {
    const { update, customer, wire } = aShopThatConfirms();
    wire.failNext('accounts.changeProfile');
    expect(await update(customer, request)).toMatchObject({
      ok: false,
      reason: { kind: 'only-email-sent', emailTo: 'ann@new.example', failure: { kind: 'unreachable' } },
    });
  });
});
