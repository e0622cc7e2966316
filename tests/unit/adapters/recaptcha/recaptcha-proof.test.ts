import {
  NO_PROOF_NEEDED,
  recaptchaProof,
  type RecaptchaApi,
  type RecaptchaPage,
} from '../../../../src/adapters/recaptcha/recaptcha-proof';

const KEY = { siteKey: 'site-key', version: 3 };

/** A page whose script comes unless it is told not to, and executes to `proof-1`, `proof-2` ... */
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

test('S7-87 S7-88 the script is loaded with the first act, once, and each act has a proof of its own', async () => {
  const { page, asked, executed, hidden } = aPage();
  const { prove } = recaptchaProof(KEY, page);
  expect(asked).toEqual([]);
  expect(await prove('sign-in')).toEqual({ ok: true, value: 'proof-1' });
  expect(await prove('register')).toEqual({ ok: true, value: 'proof-2' });
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
  expect(executed).toEqual([
    ['site-key', 'sign_in'],
    ['site-key', 'register'],
  ]);
  expect(hidden()).toBe(1);
});

test('two acts at once wait for the same script', async () => {
  const { page, asked } = aPage();
  const { prove } = recaptchaProof(KEY, page);
  await Promise.all([prove('sign-in'), prove('register')]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['S5-8 without a key', 'no-key', { siteKey: null, version: 3 }, {}],
  ['S5-8 with an empty key', 'no-key', { siteKey: '', version: 3 }, {}],
  ['S5-9 without a version', 'no-version', { siteKey: 'site-key', version: null }, {}],
  ['without the script', 'script-not-loaded', KEY, { script: true }],
  ['when executing fails', 'not-executed', KEY, { execute: true }],
])('%s no proof can be had', async (_what, why, settings, broken) => {
  const { prove } = recaptchaProof(settings, aPage(broken).page);
  expect(await prove('sign-in')).toEqual({ ok: false, reason: { kind: 'no-proof', why } });
});

test('a script that did not come is asked for again', async () => {
  const { page, broken } = aPage({ script: true });
  const { prove } = recaptchaProof(KEY, page);
  expect((await prove('sign-in')).ok).toBe(false);
  broken.script = false;
  expect((await prove('sign-in')).ok).toBe(true);
});

test('a shop that asks nobody has nothing to be proven', async () => {
  expect(await NO_PROOF_NEEDED.prove('sign-in')).toEqual({ ok: true, value: null });
});
