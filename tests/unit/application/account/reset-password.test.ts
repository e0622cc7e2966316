import { makeRequestPasswordReset, makeResetPassword } from '../../../../src/application/account/reset-password';
import type { Captcha } from '../../../../src/application/ports/captcha';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { noCaptcha } from './no-captcha';

const NEW = 'n3w-passw0rd!';

test('returns the same result for known and unknown addresses', async () => {
  const { accounts, shop } = aShop();
  anAccount(shop);
  const request = makeRequestPasswordReset({ accounts, captcha: noCaptcha });
  expect(await request('bea@example.org')).toEqual(await request(' ann@example.org '));
  expect(shop.people.withEmail('ann@example.org')?.resetKey).not.toBeNull();
});

test('sets the password once with the key from the email and ends every session', async () => {
  const data = aShop();
  signedIn(data);
  await makeRequestPasswordReset({ ...data, captcha: noCaptcha })('ann@example.org');
  const key = data.shop.people.withEmail('ann@example.org')?.resetKey ?? '';
  const reset = makeResetPassword({ ...data, captcha: noCaptcha });
  expect((await reset({ email: ' ann@example.org', password: NEW, key })).ok).toBe(true);
  expect((await data.accounts.customer()).ok).toBe(false);
  expect((await data.accounts.signIn({ email: 'ann@example.org', password: NEW })).ok).toBe(true);
  expect(await reset({ email: 'ann@example.org', password: NEW, key })).toMatchObject({ ok: false });
});

test('requests a captcha token for each action and sends nothing without one', async () => {
  const actions: string[] = [];
  const { accounts, wire } = aShop();
  const captcha: Captcha = { getToken: async (action) => (actions.push(action), ok(null)) };
  await makeRequestPasswordReset({ accounts, captcha })('ann@example.org');
  await makeResetPassword({ accounts, captcha })({ email: 'a@b.example', password: NEW, key: 'k' });
  expect(actions).toEqual(['request-reset', 'reset-password']);
  wire.calls.length = 0;
  const none: Captcha = { getToken: async () => refuse({ kind: 'no-captcha', why: 'no-key' }) };
  expect((await makeRequestPasswordReset({ accounts, captcha: none })('ann@example.org')).ok).toBe(false);
  expect((await makeResetPassword({ accounts, captcha: none })({ email: 'a', password: NEW, key: 'k' })).ok).toBe(
    false,
  );
  expect(wire.calls).toEqual([]);
});
