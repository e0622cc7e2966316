import { type Config, configWarnings, readConfig } from '../../../../src/composition/settings/config';

function configOf(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.faults.join('; '));
  return reading.value;
}

function faultsOf(env: Record<string, string>): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.faults;
}

describe('settings of a shop that sets nothing', () => {
  test('S9-2, S1-13 has the store `default` in en-GB and pounds, and below /ie another in en-IE and euros', () => {
    expect(configOf({}).stores).toEqual([
      { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR', 'USD'], defaultCurrency: 'GBP', pathPrefix: '' },
      { code: 'ie', locale: 'en-IE', currencies: ['EUR', 'GBP', 'USD'], defaultCurrency: 'EUR', pathPrefix: '/ie' },
    ]);
  });

  test.each([
    ['MAGENTO_GRAPHQL_URL', 'https://magento.test/graphql'],
    ['MIDDLEWARE_URL', 'https://middleware.test'],
  ])('S9-2 has only the store `default` with %s, whose stores are not known', (name, url) => {
    expect(configOf({ [name]: url }).stores.map(({ code }) => code)).toEqual(['default']);
  });

  test('everything points at the embedded backend on its port', () => {
    expect(configOf({ BACKEND_PORT: '4100' })).toMatchObject({
      magentoGraphqlUrl: 'http://127.0.0.1:4100/graphql',
      contentUrl: 'http://127.0.0.1:4100/content',
      storageUrl: 'http://127.0.0.1:4100',
      middlewareUrl: null,
      databaseUrl: null,
      smtpUrl: null,
      accountConfirmation: true,
      externalCheckout: null,
      recaptcha: null,
    });
  });

  test('the site opens on its port and on this machine only', () => {
    const config = configOf({ PORT: '3456' });
    expect(config.siteUrl).toBe('http://localhost:3456');
    expect(config.allowedHosts).toEqual(['localhost:3456', '127.0.0.1:3456']);
  });

  test('S9-39 production logs errors only', () => {
    expect(configOf({ NODE_ENV: 'production' }).logLevel).toBe('error');
    expect(configOf({ NODE_ENV: 'test' }).logLevel).toBe('silent');
    expect(configOf({ NODE_ENV: 'development' }).logLevel).toBe('debug');
    expect(configOf({}).logLevel).toBe('debug');
  });

  test('no proxy is trusted, so that no client can choose its address', () => {
    expect(configOf({}).trustedProxies).toBe(0);
    expect(configOf({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  });

  test('a blank setting counts as missing', () => {
    expect(configOf({ PORT: ' ', SITE_URL: '', STORES: '' })).toEqual(configOf({}));
  });
});

describe('settings of a real shop', () => {
  test('the host of SITE_URL is allowed beside the local ones', () => {
    const config = configOf({ SITE_URL: 'https://Flowers.example/', PORT: '8080' });
    expect(config.siteUrl).toBe('https://flowers.example');
    expect(config.allowedHosts).toEqual(['flowers.example', 'localhost:8080', '127.0.0.1:8080']);
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, '127.0.0.1'],
    [{ SITE_URL: 'http://[::1]:3000' }, '::1'],
    [{ SITE_URL: 'https://flowers.example' }, null],
    [{ SITE_URL: 'https://flowers.example', HOST: '10.0.0.7' }, '10.0.0.7'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::1' }, '::1'],
  ])('%j listens on %s; null is every address', (env, host) => {
    expect(configOf(env as Record<string, string>).host).toBe(host);
  });

  test('a read waits 2.5 seconds for the commerce backend by default', () => {
    expect(configOf({}).readTimeoutMs).toBe(2500);
    expect(configOf({ READ_TIMEOUT_MS: '8000' }).readTimeoutMs).toBe(8000);
  });

  test('stores are read from compact text; the first currency is the default', () => {
    expect(configOf({ STORES: 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings;' }).stores).toEqual([
      { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'GBP', pathPrefix: '' },
      {
        code: 'weddings',
        locale: 'en-GB',
        currencies: ['EUR', 'GBP'],
        defaultCurrency: 'EUR',
        pathPrefix: '/weddings',
      },
    ]);
  });

  test('stores are read from JSON', () => {
    const stores = [{ code: 'cy', locale: 'cy-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'EUR' }];
    expect(configOf({ STORES: JSON.stringify(stores) }).stores).toEqual([{ ...stores[0], pathPrefix: '' }]);
  });

  test('an instant stops the clock, in any zone', () => {
    expect(configOf({ DEMO_NOW: '2026-05-01T09:30:00+01:00' }).demoNow).toBe(Date.UTC(2026, 4, 1, 8, 30));
  });

  test('S4-33 a new account needs confirmation unless that is switched off', () => {
    expect(configOf({}).accountConfirmation).toBe(true);
    expect(configOf({ ACCOUNT_CONFIRMATION: 'off' }).accountConfirmation).toBe(false);
    expect(faultsOf({ ACCOUNT_CONFIRMATION: 'perhaps' })).toHaveLength(1);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080'])(
    'the in-memory store opens at %s, where accounts need no confirmation by email',
    (siteUrl) => {
      const config = configOf({ COMMERCE: 'memory', SITE_URL: siteUrl });
      expect([config.commerce, config.accountConfirmation]).toEqual(['memory', false]);
    },
  );

  test('Magento is the commerce backend unless another is set', () => {
    expect(configOf({}).commerce).toBe('magento');
    expect(configOf({ COMMERCE: 'memory' }).commerce).toBe('memory');
  });

  test('S2-114 there is no external checkout unless it is set up', () => {
    expect(configOf({}).externalCheckout).toBeNull();
  });

  test('the external checkout stays on this machine or travels encrypted', () => {
    const sync = { EXTERNAL_CHECKOUT_SYNC_PATH: '/sync' };
    expect(configOf({ EXTERNAL_CHECKOUT_URL: 'https://pay.example/', ...sync }).externalCheckout).toEqual({
      url: 'https://pay.example',
      syncPath: '/sync',
    });
    expect(faultsOf({ EXTERNAL_CHECKOUT_URL: 'http://pay.example', ...sync })).toHaveLength(1);
    expect(faultsOf({ EXTERNAL_CHECKOUT_URL: 'http://localhost:9', ...sync })).toEqual([]);
  });
});

test.each([
  [{}, []],
  [{ SITE_URL: 'https://a.example', COOKIE_PROFILE: 'hardened' }, []],
  [{ SITE_URL: 'https://a.example' }, [/without Secure.*COOKIE_PROFILE=hardened/]],
  [{ SITE_URL: 'http://a.example' }, [/without Secure.*https/]],
  [{ HOST: '0.0.0.0' }, [/Others can reach HOST.*Set SITE_URL/]],
  [{ HOST: '::', COOKIE_PROFILE: 'hardened' }, [/Others can reach.*SITE_URL/]],
  [{ HOST: '127.0.0.1' }, []],
  [{ HOST: '::1' }, []],
  [{ HOST: '0.0.0.0', SITE_URL: 'https://a.example', COOKIE_PROFILE: 'hardened' }, []],
])('%j gets the warnings %j', (env, sentences) => {
  expect(configWarnings(configOf(env as Record<string, string>))).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence)),
  );
});

describe('invalid settings', () => {
  test('all errors are reported at once', () => {
    const faults = faultsOf({ PORT: '0', BACKEND_PORT: 'four', SITE_URL: 'flowers', COOKIE_PROFILE: 'soft' });
    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).toMatch(/PORT[^]*BACKEND_PORT[^]*SITE_URL[^]*COOKIE_PROFILE/);
  });

  test.each([
    [{ PORT: '65536' }, /PORT must be a whole number from 1 to 65535/],
    [{ PORT: '30e2' }, /PORT must be/],
    [{ PORT: '4000' }, /both 4000/],
    [{ INTEGRATION: 'shopware' }, /INTEGRATION must be one of magento/],
    [{ COMMERCE: 'shopware' }, /COMMERCE must be one of magento, memory/],
    [{ COMMERCE: 'memory', SITE_URL: 'https://flowers.example' }, /COMMERCE=memory needs a SITE_URL on this machine/],
    [{ COMMERCE: 'memory', SITE_URL: 'https://localhost.flowers.example' }, /COMMERCE=memory needs a SITE_URL/],
    [{ SITE_URL: 'https://a.example/shop' }, /without a path/],
    [{ SITE_URL: 'ftp://a.example' }, /SITE_URL must be an address/],
    [{ MAGENTO_GRAPHQL_URL: 'javascript:alert(1)' }, /MAGENTO_GRAPHQL_URL/],
    [{ DATABASE_URL: 'mysql://u:p@h/d' }, /postgres/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
    [{ DEMO_NOW: '2026-05-01' }, /DEMO_NOW must be like/],
    [{ DEMO_NOW: '2026-13-01T00:00Z' }, /DEMO_NOW must be like/],
    [{ DEMO_NOW: '2026-05-01T09:30:00Z', SITE_URL: 'https://a.example' }, /DEMO_NOW needs a SITE_URL on this machine/],
    [{ EXTERNAL_CHECKOUT_URL: 'https://a.example' }, /SYNC_PATH as well/],
    [{ EXTERNAL_CHECKOUT_SYNC_PATH: '/sync' }, /EXTERNAL_CHECKOUT_URL as well/],
    [{ EXTERNAL_CHECKOUT_URL: 'https://a.example', EXTERNAL_CHECKOUT_SYNC_PATH: '//evil' }, /one slash/],
    [{ RECAPTCHA_SECRET: 'x' }, /RECAPTCHA_SITE_KEY/],
    [{ RECAPTCHA_SITE_KEY: 'x', RECAPTCHA_VERSION: '4' }, /RECAPTCHA_VERSION/],
    [{ PAGE_CACHE_MB: '0' }, /PAGE_CACHE_MB/],
    [{ HOST: 'http://flowers.example' }, /HOST must be/],
    [{ HOST: '10.0.0.7:3000' }, /HOST must be/],
    [{ HOST: 'flowers.example' }, /HOST must be/],
    [{ IPV6_48_TIMES: '0' }, /IPV6_48_TIMES/],
    [{ READ_TIMEOUT_MS: '2.5' }, /READ_TIMEOUT_MS/],
    [{ READ_TIMEOUT_MS: '0' }, /READ_TIMEOUT_MS/],
  ])('%j is refused', (env, sentence) => {
    expect(faultsOf(env as Record<string, string>)).toEqual([expect.stringMatching(sentence)]);
  });

  test('a store may have a currency without decimals', () => {
    expect(configOf({ STORES: 'default en-GB GBP,JPY' }).stores).toMatchObject([{ currencies: ['GBP', 'JPY'] }]);
  });

  test('a store may have capitals in its code', () => {
    expect(configOf({ STORES: 'UK_en en-GB GBP' }).stores).toMatchObject([{ code: 'UK_en' }]);
  });

  test.each([
    ['[', /JSON list or compact/],
    ['[]', /no store/],
    ['["default"]', /JSON list or compact/],
    ['1st en-GB GBP', /code/],
    ['uk-shop en-GB GBP', /code/],
    ['default en-GB GBP,KWD', /KWD has more than two decimals/],
    ['default english GBP', /locale/],
    ['default en-GB pounds', /currency code/],
    ['default en-GB', /at least one currency/],
    ['default en-GB GBP weddings', /path prefix must/],
    ['default en-GB GBP /a b', /path prefix must/],
    ['a en-GB GBP; b en-GB GBP /api', /belongs to the shop/],
    ['a en-GB GBP; b en-GB GBP /styleguide', /belongs to the shop/],
    ['a en-GB GBP; b en-GB GBP /payment', /belongs to the shop/],
    ['a en-GB GBP; a en-GB GBP /b', /code twice/],
    ['a en-GB GBP; b en-GB GBP', /prefix twice/],
    ['a en-GB GBP /a', /no path prefix/],
    ['[{"code":"a","locale":"en-GB","currencies":["GBP"],"defaultCurrency":"EUR"}]', /not one of its currencies/],
  ])('STORES=%s is refused', (text, sentence) => {
    expect(faultsOf({ STORES: text }).join('\n')).toMatch(sentence);
  });

  test('a password in a URL is not repeated in the error', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://owner:hunter2@db' }).join()).not.toContain('hunter2');
  });
});
