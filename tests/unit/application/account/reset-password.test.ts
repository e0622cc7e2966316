import { makeRequestPasswordReset, makeResetPassword } from '../../../../src/application/account/reset-password';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { withoutCaptcha } from './no-captcha';

const NEW = 'n3w-passw0rd!';

test('returns the same result for known and unknown addresses', async () => {
  const { accounts, shop } = aShop();
  anAccount(shop);
  const request = withoutCaptcha(makeRequestPasswordReset({ accounts }));
  expect(await request({ email: 'bea@example.org' })).toEqual(await request({ email: ' ann@example.org ' }));
  expect(shop.people.withEmail('ann@example.org')?.resetKey).not.toBeNull();
});

test('sets the password once with the key from the email and ends every session', async () => {
  const data = aShop();
  signedIn(data);
  await withoutCaptcha(makeRequestPasswordReset(data))({ email: 'ann@example.org' });
  const key = data.shop.people.withEmail('ann@example.org')?.resetKey ?? '';
  const reset = withoutCaptcha(makeResetPassword(data));
  expect((await reset({ email: ' ann@example.org', password: NEW, key })).ok).toBe(true);
  expect((await data.accounts.customer()).ok).toBe(false);
  expect((await data.accounts.signIn({ email: 'ann@example.org', password: NEW })).ok).toBe(true);
  expect(await reset({ email: 'ann@example.org', password: NEW, key })).toMatchObject({ ok: false });
});

test('sends the captcha token with each request', async () => {
  const sent: unknown[] = [];
  const keep = async (...request: readonly unknown[]) => {
    sent.push(request);
    return ok(undefined);
  };
  const accounts = { requestPasswordReset: keep, resetPassword: keep };
  await makeRequestPasswordReset({ accounts })({ email: 'a@b.example', captchaToken: 'token-1' });
  const reset = { email: 'a@b.example', password: NEW, key: 'k' };
  await makeResetPassword({ accounts })({ ...reset, captchaToken: 'token-2' });
  expect(sent).toEqual([
    ['a@b.example', 'token-1'],
    [reset, 'token-2'],
  ]);
});
