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
  'S5-27 with the e-mail %j nothing is sent of it, and no password is needed',
  async (email) => {
    const { update, customer, wire } = aProfile();
    expect(await update(customer, { change: { firstName: 'Anna' }, email })).toMatchObject({
      ok: true,
      value: { customer: { firstName: 'Anna', lastName: 'Lee', email: 'ann@example.org' }, emailTo: null },
    });
    expect(wire.calls).toEqual(['accounts.changeProfile']);
  },
);

test('S5-27 S5-28 another e-mail goes first, with the password, by a call of its own', async () => {
  const { update, customer, wire, accounts } = aProfile();
  const sent: unknown[] = [];
  const spied = makeUpdateProfile({
    accounts: {
      changeProfile: (change) => accounts.changeProfile(change),
      changeEmail: (...given) => (sent.push(given), accounts.changeEmail(...given)),
    },
  });
  expect(update).toBeDefined();
  const ask = { change: { lastName: 'Ray' }, email: ' ann@new.example ', password: PASSWORD };
  expect(await spied(customer, ask)).toMatchObject({
    ok: true,
    value: { customer: { email: 'ann@new.example', lastName: 'Ray' }, emailTo: null },
  });
  expect(sent).toEqual([['ann@new.example', PASSWORD]]);
  expect(wire.calls).toEqual(['accounts.changeEmail', 'accounts.changeProfile']);
});

test('S5-28 without the password nothing is sent at all', async () => {
  const { update, customer, wire } = aProfile();
  expect(await update(customer, { change: {}, email: 'ann@new.example' })).toEqual({
    ok: false,
    reason: { kind: 'password-needed' },
  });
  expect(wire.calls).toEqual([]);
});

test('S8-20 an e-mail that is refused changes nothing else', async () => {
  const { update, customer, wire, shop } = aProfile();
  anAccount(shop, { customer: aCustomer({ email: 'bea@example.org' }) });
  const ask = { change: { lastName: 'Ray' }, email: 'bea@example.org', password: PASSWORD };
  expect(await update(customer, ask)).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
  expect(wire.calls).toEqual(['accounts.changeEmail']);
  expect(shop.people.withEmail('ann@example.org')?.customer.lastName).toBe('Lee');
});

test('when only the rest fails it is told that the e-mail stands already', async () => {
  const { update, customer, wire } = aProfile();
  wire.failNext('accounts.changeProfile');
  const ask = { change: { lastName: 'Ray' }, email: 'ann@new.example', password: PASSWORD };
  expect(await update(customer, ask)).toMatchObject({
    ok: false,
    reason: { kind: 'only-email-saved', customer: { email: 'ann@new.example', lastName: 'Lee' } },
  });
});

describe('In a shop that sends a letter to the new address first', () => {
  function aShopOfEmails() {
    const data = aProfile();
    const update = makeUpdateProfile({
      accounts: {
        changeProfile: (change) => data.accounts.changeProfile(change),
        changeEmail: async () => ok({ kind: 'email-sent' }),
      },
    });
    return { ...data, update };
  }
  const ask = { change: { lastName: 'Ray' }, email: ' ann@new.example ', password: PASSWORD };

  test('S5-27 the rest is saved, the old address counts, and it is told where the letter went', async () => {
    const { update, customer } = aShopOfEmails();
    expect(await update(customer, ask)).toMatchObject({
      ok: true,
      value: { customer: { email: 'ann@example.org', lastName: 'Ray' }, emailTo: 'ann@new.example' },
    });
  });

  test('when the rest fails it is told that nothing but the letter was done', async () => {
    const { update, customer, wire } = aShopOfEmails();
    wire.failNext('accounts.changeProfile');
    expect(await update(customer, ask)).toMatchObject({
      ok: false,
      reason: { kind: 'only-email-sent', emailTo: 'ann@new.example', failure: { kind: 'unreachable' } },
    });
  });
});
