import { makeUpdateProfile } from '../../../../src/application/account/update-profile';
import { ok } from '../../../../src/domain/shared/result';
import { aCustomer, anAccount, PASSWORD, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

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
