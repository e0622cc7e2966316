import { mayReload } from '../../../../src/domain/navigation/reload-guard';

const NOW = Date.UTC(2026, 2, 4, 10);

test.each([
  ['never', 0, true],
  ['30 s ago', NOW - 30_000, false],
  ['just under a minute ago', NOW - 59_999, false],
  ['a minute ago', NOW - 60_000, true],
  ['61 s ago', NOW - 61_000, true],
])('S8-6 S9-40 decides whether to reload after a missing script, last reload: %s', (_when, last, may) => {
  expect(mayReload(last, NOW)).toBe(may);
});
