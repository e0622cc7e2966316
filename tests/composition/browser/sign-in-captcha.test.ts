/** @jest-environment jsdom */
import { createAccountFeature } from '../../../src/composition/browser/account';
import { lazyFeatures } from '../../../src/composition/browser/lazy-features';
import { createTab } from '../../../src/composition/browser/tab';
import { ok } from '../../../src/domain/shared/result';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import { LoginViewModel } from '../../../src/ui/view-models/account/login-view-model';
import { anActionsApi } from './an-actions-api';

const REFUSED = { ok: false, reason: { kind: 'rejected', code: 'UNDEFINED', message: 'Wrong' } };

let watch: MutationObserver;
afterEach(() => {
  watch.disconnect();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** The login modal, and the newsletter, of a shop with a captcha. Google's script `loads` or is blocked. */
async function aLogin(loads = true) {
  const { asked, names } = anActionsApi({
    settings: ok({ confirmation: true, recaptcha: { siteKey: 'site-key', version: 3 }, stores: [] }),
    'sign-in': REFUSED,
    'request-password-reset': REFUSED,
    register: REFUSED,
    'subscribe-newsletter': REFUSED,
  });
  const executed: unknown[] = [];
  const execute = async (...call: unknown[]) => `token-${executed.push(call)}`;
  Object.assign(window, { grecaptcha: { ready: (go: () => void) => go(), execute } });
  const badge = document.createElement('div');
  badge.className = 'grecaptcha-badge';
  const scripts: string[] = [];
  watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        scripts.push((node as HTMLScriptElement).src);
        if (loads) document.body.append(badge);
        node.dispatchEvent(new Event(loads ? 'load' : 'error'));
      }
  });
  watch.observe(document.head, { childList: true });
  const nowhere = () => undefined;
  const tab = createTab(EMPTY_LAYOUT_DATA, { assign: nowhere, replace: nowhere, reload: nowhere });
  const features = lazyFeatures({ tab, loadAccount: () => Promise.reject(new Error('not needed')) });
  const account = createAccountFeature({ tab, features: async () => features });
  const login = new LoginViewModel(account, nowhere);
  login.signIn.form.setValue('email', 'ann@example.org');
  login.signIn.form.setValue('password', 'p');
  const newsletter = account.newsletter();
  newsletter.form.setValue('email', 'ann@example.org');
  newsletter.agree(true);
  return { asked, names, executed, badge, scripts, login, newsletter };
}

test('S4-14 nothing of Google is loaded before a form is sent, and then its script once', async () => {
  const { scripts, login } = await aLogin();
  login.turnTo('register');
  login.turnTo('sign-in');
  await login.signIn.form.blur('email');
  expect(scripts).toEqual([]);
  await login.signIn.submit();
  await login.signIn.submit();
  expect(scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
});

test('S4-15 S9-21 the captcha is the invisible one of version 3, and its badge is hidden', async () => {
  const { executed, badge, login, asked } = await aLogin();
  await login.signIn.submit();
  login.turnTo('forgotten');
  await login.forgotten.submit();
  expect(executed).toEqual([
    ['site-key', { action: 'sign_in' }],
    ['site-key', { action: 'request_reset' }],
  ]);
  expect(asked.flatMap(({ body }) => body.captchaToken ?? [])).toEqual(['token-1', 'token-2']);
  expect(badge.style.visibility).toBe('hidden');
});

test('S8-30 without its script nothing is sent, and what was typed stays', async () => {
  const { login, names } = await aLogin(false);
  await login.signIn.submit();
  expect(names()).toEqual(['settings']);
  expect(login.signIn.error).toEqual({ kind: 'no-captcha', why: 'script-not-loaded' });
  expect(login.signIn.form.values).toEqual({ email: 'ann@example.org', password: 'p' });
});

test('S7-71 the newsletter sends a token of its own beside the email, and a refusal leaves what was typed', async () => {
  const { asked, executed, newsletter } = await aLogin();
  await newsletter.submit();
  expect(executed).toEqual([['site-key', { action: 'subscribe_newsletter' }]]);
  expect(asked.at(-1)?.body).toEqual({ email: 'ann@example.org', captchaToken: 'token-1' });
  expect([newsletter.subscribing.error?.kind, newsletter.form.values.email]).toEqual(['rejected', 'ann@example.org']);
});

test('S8-30 without its script nobody is subscribed, and what was typed stays', async () => {
  const { names, newsletter } = await aLogin(false);
  await newsletter.submit();
  expect(names()).toEqual(['settings']);
  expect(newsletter.subscribing.error).toEqual({ kind: 'no-captcha', why: 'script-not-loaded' });
  expect(newsletter.form.values).toEqual({ email: 'ann@example.org', agreed: 'yes' });
});
