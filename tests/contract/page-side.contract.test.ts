import { FixedClock, MemoryLog } from '../../src/adapters/memory/memory-system';
import { NO_CAPTCHA, createRecaptcha, type RecaptchaPage } from '../../src/adapters/recaptcha/create-recaptcha';
import { ConsoleLog } from '../../src/adapters/system/console-log';
import { SystemClock } from '../../src/adapters/system/system-clock';
import type { Clock, CaptchaAction, Captcha, CaptchaFailure, Log } from '../../src/application/ports/system';

const NOON = Date.UTC(2026, 5, 1, 12);

describe.each<[string, () => Clock]>([
  ['the machine', () => new SystemClock()],
  ['the machine, standing still', () => new SystemClock(NOON)],
  ['memory', () => new FixedClock(NOON)],
])('The clock of %s', (_adapter, open) => {
  test('returns whole milliseconds since 1970, and never decreases', () => {
    const clock = open();
    const times = Array.from({ length: 100 }, () => clock.now());
    expect(times.every(Number.isSafeInteger)).toBe(true);
    expect(times[0]).toBeGreaterThan(Date.UTC(2020, 0, 1));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

/** The written entries as text. */
type OpenLog = () => { readonly log: Log; readonly told: () => readonly string[] };

const consoleLog: OpenLog = () => {
  const lines: string[] = [];
  return { log: new ConsoleLog('debug', (line) => lines.push(line)), told: () => lines };
};
const memoryLog: OpenLog = () => {
  const log = new MemoryLog();
  return { log, told: () => [...log.entries, ...log.warnings].map(({ message }) => message) };
};

describe.each([
  ['the console', consoleLog],
  ['memory', memoryLog],
])('The log of %s', (_adapter, open) => {
  test('S8-36 writes one entry for each call, with its message', () => {
    const { log, told } = open();
    log.error('The cart could not be read', { kind: 'unreachable' });
    log.warn('A visitor was turned away');
    expect(told()).toHaveLength(2);
    expect(told()[0]).toContain('The cart could not be read');
    expect(told()[1]).toContain('A visitor was turned away');
  });

  test('S8-36 writes an error with any details, and never throws', () => {
    const { log, told } = open();
    const round: Record<string, unknown> = {};
    round.self = round;
    for (const details of [round, { big: 1n, none: undefined, call: () => 1 }, { error: new Error('no') }, {}]) {
      log.error('Something failed', details);
    }
    expect(told()).toHaveLength(4);
  });
});

const ACTS: readonly CaptchaAction[] = [
  'sign-in',
  'register',
  'request-reset',
  'reset-password',
  'write-review',
  'place-order',
];

let proofs = 0;
const PROVIDER: RecaptchaPage = {
  loadScript: async () => undefined,
  api: () => ({ ready: (go) => go(), execute: async () => `proof-${++proofs}` }),
  hideBadge: () => undefined,
};
const SILENT: RecaptchaPage = { ...PROVIDER, loadScript: () => Promise.reject(new Error('blocked')) };
const BROKEN: RecaptchaPage = {
  ...PROVIDER,
  api: () => ({ ready: (go) => go(), execute: () => Promise.reject(new Error('no')) }),
};
const V3 = { siteKey: 'key', version: 3 };

type Why = CaptchaFailure['why'];

describe.each<[string, () => Captcha, Why]>([
  ['S8-29 a provider that fails', () => createRecaptcha(V3, BROKEN), 'not-executed'],
  ['S8-30 a provider that cannot be reached', () => createRecaptcha(V3, SILENT), 'script-not-loaded'],
  ['S5-8 S8-31 a provider without a key', () => createRecaptcha({ ...V3, siteKey: null }, PROVIDER), 'no-key'],
  ['S5-9 S8-32 a provider without a version', () => createRecaptcha({ ...V3, version: null }, PROVIDER), 'no-version'],
])('%s', (_adapter, open, why) => {
  test.each(ACTS)('has no token for %s, and says why', async (act) => {
    expect(await open().getToken(act)).toEqual({ ok: false, reason: { kind: 'no-captcha', why } });
  });
});

describe('A provider', () => {
  test.each(ACTS)('returns a token for %s', async (act) => {
    const made = await createRecaptcha(V3, PROVIDER).getToken(act);
    expect(made).toEqual({ ok: true, value: expect.stringMatching(/^proof-\d+$/) });
  });

  test('returns a new token each time', async () => {
    const captcha = createRecaptcha(V3, PROVIDER);
    const made = await Promise.all([...ACTS, ...ACTS].map((act) => captcha.getToken(act)));
    const tokens = made.map((one) => (one.ok ? one.value : null));
    expect([new Set(tokens).size, tokens.includes(null)]).toEqual([2 * ACTS.length, false]);
  });
});

test.each(ACTS)('a shop without captcha needs no token for %s', async (act) => {
  expect(await NO_CAPTCHA.getToken(act)).toEqual({ ok: true, value: null });
});
