import { SystemClock } from '../../../src/adapters/system/system-clock';

describe('The clock of the machine', () => {
  test('it shows the time that passes', () => {
    const before = Date.now();
    const shown = new SystemClock().now();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test.each([0, Date.UTC(2026, 2, 29, 1)])('one that is fixed at %d stands still', (instant) => {
    const clock = new SystemClock(instant);
    expect([clock.now(), clock.now()]).toEqual([instant, instant]);
  });
});
