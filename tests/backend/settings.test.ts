import { availableParallelism } from 'node:os';
import { readSettings } from '../../backend/settings/settings';
import { readConfig } from '../../src/composition/settings/config';

describe('backend settings', () => {
  test('need no environment variable', () => {
    const read = readSettings({});
    expect(read).toMatchObject({
      ok: true,
      settings: { port: 4000, dataDir: '.data', smtpUrl: null, siteUrl: 'http://localhost:3000' },
    });
  });

  test('report all errors together', () => {
    const read = readSettings({
      BACKEND_PORT: '99999',
      SITE_URL: 'shop',
      SMTP_URL: 'http://mail',
      DEMO_NOW: 'noon',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://here',
      PRACTICE_BANK: 'maybe',
    });
    expect(read.ok ? [] : read.faults.map((fault) => fault.split(' ')[0])).toEqual([
      'LOG_LEVEL',
      'BACKEND_PORT',
      'SITE_URL',
      'SMTP_URL',
      'DATABASE_URL',
      'DEMO_NOW',
      'PRACTICE_BANK',
    ]);
  });

  test.each(['postgres://posy:secret@db.example:5432/posy', 'postgresql://localhost/posy'])(
    'accept PostgreSQL as the database: %s',
    (url) => {
      expect(readSettings({ DATABASE_URL: url })).toMatchObject({ ok: true, settings: { databaseUrl: url } });
    },
  );

  test.each([
    ['many', 1],
    ['0', 1],
    ['-3', 1],
    ['1', 1],
    ['2.9', 1],
    ['100000', Math.max(1, availableParallelism() - 1)],
    ['', Math.max(1, Math.min(availableParallelism(), 4) - 1)],
  ])('with “%s” threads hash %i passwords at once', (UV_THREADPOOL_SIZE, concurrency) => {
    const read = readSettings({ UV_THREADPOOL_SIZE });
    expect(read).toMatchObject({ ok: true, settings: { accounts: { hashing: { concurrency } } } });
  });

  test('take what wider IPv6 networks may do, and refuse what is no number of times', () => {
    expect(readSettings({})).toMatchObject({ settings: { networkFactors: { by56: 2, by48: 4 } } });
    const read = readSettings({ IPV6_56_TIMES: '256', IPV6_48_TIMES: '65536' });
    expect(read).toMatchObject({ settings: { networkFactors: { by56: 256, by48: 65_536 } } });
    const wrong = readSettings({ IPV6_56_TIMES: '0', IPV6_48_TIMES: '65537' });
    expect(wrong.ok ? [] : wrong.faults.map((fault) => fault.split(' ')[0])).toEqual([
      'IPV6_56_TIMES',
      'IPV6_48_TIMES',
    ]);
  });

  test('take the highest total of an order that is paid online', () => {
    expect(readSettings({})).toMatchObject({ ok: true, settings: { onlineMaxPence: 500_000 } });
    expect(readSettings({ ONLINE_MAX_POUNDS: '250' })).toMatchObject({
      ok: true,
      settings: { onlineMaxPence: 25_000 },
    });
    for (const ONLINE_MAX_POUNDS of ['0', '-1', '1000001', '12.50', 'many'])
      expect(readSettings({ ONLINE_MAX_POUNDS })).toEqual({
        ok: false,
        faults: ['ONLINE_MAX_POUNDS must be a whole number from 1 to 1000000.'],
      });
  });

  test('S7-82 take a token for content that cannot be guessed, and repeat no other', () => {
    const token = 'x'.repeat(32);
    expect(readSettings({ CONTENT_TOKEN: token })).toMatchObject({ ok: true, settings: { contentToken: token } });
    expect(readSettings({})).toMatchObject({ ok: true, settings: { contentToken: null } });
    for (const CONTENT_TOKEN of ['x'.repeat(31), `${token} y`, 'x'.repeat(513)]) {
      const read = readSettings({ CONTENT_TOKEN });
      const faults = read.ok ? [] : read.faults;
      expect(faults).toEqual([expect.stringMatching(/^CONTENT_TOKEN must have/)]);
      expect(faults.join()).not.toContain('xxx');
    }
  });

  test('stop the clock for a demo', () => {
    const read = readSettings({ DEMO_NOW: '2026-10-07T09:00:00Z' });
    expect(read.ok && read.settings.now()).toBe(Date.parse('2026-10-07T09:00:00Z'));
  });

  test.each([{ DEMO_NOW: '2026-10-07T09:00:00Z' }, { PRACTICE_BANK: 'on' }, { DEMO_CUSTOMERS: 'on' }])(
    'refuse %j unless the shop is reachable from this machine only',
    (setting) => {
      const [name] = Object.keys(setting);
      const read = readSettings({ ...setting, SITE_URL: 'https://posy.example' });
      expect(read.ok ? [] : read.faults).toEqual([
        expect.stringMatching(`^${name}.* needs a SITE_URL on this machine`),
      ]);
      expect(readSettings({ ...setting, SITE_URL: 'http://127.0.0.1:3000' }).ok).toBe(true);
    },
  );
});

describe('where customers send their money', () => {
  const payTo = (env: Record<string, string>) => {
    const read = readSettings(env);
    return read.ok ? read.settings.payTo : read.faults;
  };
  const PUBLIC = { SITE_URL: 'https://posy.example' };
  const ACCOUNT = { BANK_ACCOUNT_NAME: 'Posy Ltd', BANK_SORT_CODE: '12 34 56', BANK_ACCOUNT_NUMBER: '12345678' };
  const POST = { CHEQUE_PAYEE: 'Posy Ltd', CHEQUE_ADDRESS: '1 High Street' };

  test('is nowhere in a public shop that does not say, and for practice in one on this machine', () => {
    expect(payTo(PUBLIC)).toEqual({ transfer: null, euroTransfer: null, cheque: null, days: 7 });
    const practice = payTo({});
    expect(practice).toMatchObject({
      transfer: { accountName: expect.stringContaining('PRACTICE'), sortCode: '00-00-00' },
      cheque: { payee: expect.stringContaining('PRACTICE') },
    });
  });

  test('is what the settings say, and no practice beside it', () => {
    const transfer = { accountName: 'Posy Ltd', sortCode: '12-34-56', accountNumber: '12345678' };
    expect(payTo({ ...ACCOUNT, PAYMENT_DAYS: '3' })).toEqual({ transfer, euroTransfer: null, cheque: null, days: 3 });
    expect(payTo({ ...PUBLIC, ...POST })).toEqual({
      transfer: null,
      euroTransfer: null,
      cheque: { payee: 'Posy Ltd', address: '1 High Street' },
      days: 7,
    });
  });

  test('is an account in euros too, whatever its spaces and letters', () => {
    const euros = { EURO_ACCOUNT_NAME: 'Posy Ltd', EURO_IBAN: 'ie29aibk93115212345678', EURO_BIC: 'aibkie2d' };
    expect(payTo(euros)).toMatchObject({
      transfer: null,
      euroTransfer: { accountName: 'Posy Ltd', iban: 'IE29 AIBK 9311 5212 3456 78', bic: 'AIBKIE2D' },
    });
    expect(payTo({ ...euros, EURO_IBAN: 'IE29 AIBK 9311 5212 3456 79' })).toEqual([
      expect.stringMatching(/EURO_IBAN is no valid IBAN/),
    ]);
    expect(payTo({ ...euros, EURO_BIC: 'AIBK' })).toEqual([
      expect.stringMatching(/EURO_BIC must have eight or eleven/),
    ]);
    expect(payTo({ ...euros, EURO_BIC: '' })).toEqual([expect.stringMatching(/EURO_BIC is missing/)]);
  });

  test.each([
    [{ ...ACCOUNT, BANK_SORT_CODE: '' }, /belong together: BANK_SORT_CODE is missing/],
    [{ CHEQUE_PAYEE: 'Posy Ltd' }, /CHEQUE_ADDRESS is missing/],
    [{ ...ACCOUNT, BANK_SORT_CODE: '12-34-5' }, /BANK_SORT_CODE must have six digits/],
    [{ ...ACCOUNT, BANK_ACCOUNT_NUMBER: '1234567' }, /BANK_ACCOUNT_NUMBER must have eight digits/],
    [{ PAYMENT_DAYS: '0' }, /PAYMENT_DAYS must be a whole number from 1 to 60/],
    [{ ...POST, CHEQUE_PAYEE: 'x'.repeat(201) }, /CHEQUE_PAYEE takes at most 200/],
  ])('is refused when it is incomplete or invalid: %j', (env, fault) => {
    expect(payTo(env)).toEqual([expect.stringMatching(fault)]);
  });
});

describe('the practice bank', () => {
  const HERE = 'http://localhost:3000';
  const THERE = 'https://posy.example';
  const storefront = (env: Record<string, string>) => {
    const read = readConfig(env);
    return read.ok ? read.value.practiceBank : 'refused';
  };
  const backend = (env: Record<string, string>) => {
    const read = readSettings(env);
    return read.ok ? read.settings.practiceBank : 'refused';
  };

  test.each([
    [{}, true],
    [{ SITE_URL: HERE }, true],
    [{ SITE_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' }, true],
    [{ SITE_URL: HERE, HOST: '::1' }, true],
    [{ SITE_URL: 'http://[::1]:3000' }, true],
    [{ SITE_URL: 'http://[::1]:3000', HOST: '::1' }, true],
    [{ SITE_URL: HERE, PRACTICE_BANK: 'off' }, false],
    [{ SITE_URL: HERE, HOST: '0.0.0.0' }, false],
    [{ SITE_URL: THERE }, false],
    [{ SITE_URL: THERE, HOST: '127.0.0.1' }, false],
    [{ SITE_URL: HERE, HOST: '0.0.0.0', PRACTICE_BANK: 'on' }, 'refused'],
    [{ SITE_URL: HERE, HOST: '192.168.1.7', PRACTICE_BANK: 'on' }, 'refused'],
    [{ SITE_URL: THERE, PRACTICE_BANK: 'on' }, 'refused'],
  ])('with %j is %s, for storefront and backend alike', (env, expected) => {
    expect([storefront(env), backend(env)]).toEqual([expected, expected]);
  });
});

describe('Stripe', () => {
  const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const PUBLIC = { SITE_URL: 'https://posy.example' };
  const outcome = (env: Record<string, string>) => {
    const read = readSettings(env);
    return read.ok ? read.settings.stripe : read.faults;
  };

  test('takes the payments of a shop with both keys, and of no other', () => {
    expect(outcome({})).toBeNull();
    expect(outcome({ ...PUBLIC, ...KEYS })).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: null });
    expect(outcome({ ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:9' })).toMatchObject({ apiUrl: 'http://127.0.0.1:9' });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /belong together/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /belong together/],
    [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY must begin with sk_/],
    [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'hook_1' }, /STRIPE_WEBHOOK_SECRET must begin with whsec_/],
    [{ ...PUBLIC, ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:9' }, /STRIPE_API_URL needs a SITE_URL on this machine/],
    [{ ...KEYS, MAGENTO_GRAPHQL_URL: 'https://magento.example/graphql' }, /Magento takes the payments/],
  ])('is refused at the start with %j, without repeating a key', (env, fault) => {
    const faults = outcome(env);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(JSON.stringify(faults)).not.toMatch(/_1\b/);
  });

  test('with Magento is refused by the storefront as well', () => {
    const read = readConfig({ ...KEYS, MAGENTO_GRAPHQL_URL: 'https://magento.example/graphql' });
    expect(read.ok ? [] : read.faults).toEqual([
      expect.stringMatching(/STRIPE_SECRET_KEY cannot be used with MAGENTO/),
    ]);
  });
});

describe('what unpaid orders may hold', () => {
  test('is read from its settings', () => {
    const env = { UNPAID_OPEN_PAYMENTS: '5', UNPAID_HELD_PIECES: '6', UNPAID_HELD_MINUTES: '7' };
    const read = readSettings(env);
    expect(read.ok && read.settings.holds).toEqual({ openPayments: 5, heldPieces: 6, heldMinutes: 7 });
  });

  test.each(['0', '-1', '1.5', '10001', 'many'])('is at least one of each, and no more than 10000: %j', (text) => {
    const read = readSettings({ UNPAID_OPEN_PAYMENTS: text, UNPAID_HELD_PIECES: text, UNPAID_HELD_MINUTES: text });
    expect(read.ok ? [] : read.faults).toEqual(
      ['UNPAID_OPEN_PAYMENTS', 'UNPAID_HELD_PIECES', 'UNPAID_HELD_MINUTES'].map(
        (name) => `${name} must be a whole number from 1 to 10000.`,
      ),
    );
  });
});
