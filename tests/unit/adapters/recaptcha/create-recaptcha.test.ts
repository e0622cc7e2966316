import {
  NO_CAPTCHA,
  createRecaptcha,
  type RecaptchaApi,
  type RecaptchaPage,
} from '../../../../src/adapters/recaptcha/create-recaptcha';

const KEY = { siteKey: 'site-key', version: 3 };

/** A page whose script loads by default, and returns the tokens `proof-1`, `proof-2` ... */
function aPage(broken: { script?: boolean; execute?: boolean } = {}) {
  const asked: string[] = [];
  const executed: unknown[] = [];
  let hidden = 0;
  const api: RecaptchaApi = {
    ready: (go) => go(),
    execute: async (siteKey, { action }) => {
      executed.push([siteKey, action]);
      if (broken.execute === true) throw new Error('no');
      return `proof-${executed.length}`;
    },
  };
  const page: RecaptchaPage = {
    loadScript: async (address) => {
      asked.push(address);
      if (broken.script === true) throw new Error('blocked');
    },
    api: () => (asked.length > 0 && broken.script !== true ? api : null),
    hideBadge: () => (hidden += 1),
  };
  return { page, asked, executed, broken, hidden: () => hidden };
}

test('S7-87 S7-88 loads the script with the first action, once, and creates a new token for each action', async () => {
  const { page, asked, executed, hidden } = aPage();
  const { getToken } = createRecaptcha(KEY, page);
  expect(asked).toEqual([]);
  expect(await getToken('sign-in')).toEqual({ ok: true, value: 'proof-1' });
  expect(await getToken('register')).toEqual({ ok: true, value: 'proof-2' });
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
  expect(executed).toEqual([
    ['site-key', 'sign_in'],
    ['site-key', 'register'],
  ]);
  expect(hidden()).toBe(1);
});

test('two acts at once wait for the same script', async () => {
  const { page, asked } = aPage();
  const { getToken } = createRecaptcha(KEY, page);
  await Promise.all([getToken('sign-in'), getToken('register')]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['S5-8 without a key', 'no-key', { siteKey: null, version: 3 }, {}],
  ['S5-8 with an empty key', 'no-key', { siteKey: '', version: 3 }, {}],
  ['S5-9 without a version', 'no-version', { siteKey: 'site-key', version: null }, {}],
  ['without the script', 'script-not-loaded', KEY, { script: true }],
  ['when executing fails', 'not-executed', KEY, { execute: true }],
])('%s no proof can be had', async (_what, why, settings, broken) => {
  const { getToken } = createRecaptcha(settings, aPage(broken).page);
  expect(await getToken('sign-in')).toEqual({ ok: false, reason: { kind: 'no-captcha', why } });
});

test('retries a script that failed to load', async () => {
  const { page, broken } = aPage({ script: true });
  const { getToken } = createRecaptcha(KEY, page);
  expect((await getToken('sign-in')).ok).toBe(false);
  broken.script = false;
  expect((await getToken('sign-in')).ok).toBe(true);
});

test('a shop without captcha needs no token', async () => {
  expect(await NO_CAPTCHA.getToken('sign-in')).toEqual({ ok: true, value: null });
});
