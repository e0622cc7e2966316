import { FixedClock } from '../../src/adapters/memory/fixed-clock';
import { MemoryLog } from '../../src/adapters/memory/memory-log';
import { NO_CAPTCHA, createRecaptcha, type RecaptchaPage } from '../../src/adapters/recaptcha/create-recaptcha';
import { ConsoleLog } from '../../src/adapters/system/console-log';
import { SystemClock } from '../../src/adapters/system/system-clock';
import type { Clock } from '../../src/application/ports/clock';
import type { CaptchaAction, Captcha } from '../../src/application/ports/captcha';
import type { Log } from '../../src/application/ports/log';

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

describe.each<[string, () => Captcha]>([
  ['the provider', () => createRecaptcha({ siteKey: 'key', version: 3 }, PROVIDER)],
  ['a provider that cannot be reached', () => createRecaptcha({ siteKey: 'key', version: 3 }, SILENT)],
  ['a provider without a key', () => createRecaptcha({ siteKey: null, version: 3 }, PROVIDER)],
  ['a shop that asks nobody', () => NO_CAPTCHA],
])('Proofs of %s', (_adapter, open) => {
  test.each(ACTS)('S5-8 S8-29 S8-32 for %s returns a token, none, or why there is none', async (act) => {
    const captcha = await open().getToken(act);
    if (captcha.ok) expect(captcha.value).toEqual(captcha.value === null ? null : expect.stringMatching(/\S/));
    else expect(captcha.reason).toEqual({ kind: 'no-captcha', why: expect.stringMatching(/^(no|script|not)-/) });
  });

  test('S5-8 returns a new token each time', async () => {
    const human = open();
    const made = await Promise.all([...ACTS, ...ACTS].map((act) => human.getToken(act)));
    const values = made.flatMap((captcha) => (captcha.ok && captcha.value !== null ? [captcha.value] : []));
    expect(new Set(values).size).toBe(values.length);
  });
});
