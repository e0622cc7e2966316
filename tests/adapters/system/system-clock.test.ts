import { SystemClock } from '../../../src/adapters/system/system-clock';

describe('SystemClock', () => {
  test('returns the current time', () => {
    const before = Date.now();
    const shown = new SystemClock().now();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test.each([0, Date.UTC(2026, 2, 29, 1)])('returns %d when fixed at it', (instant) => {
    const clock = new SystemClock(instant);
    expect([clock.now(), clock.now()]).toEqual([instant, instant]);
  });
});
