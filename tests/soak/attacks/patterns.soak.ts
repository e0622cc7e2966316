import { expect, test } from 'playwright/test';
import { patternsOfPrograms, runPatterns } from '../../architecture/patterns-of-programs';

/** µs of processor time for all patterns. */
const LIMIT = 60_000_000;
const SHOWN = 8;

test('twenty thousand letters of each Unicode block through every pattern', async () => {
  const { ms, hanging } = await runPatterns(patternsOfPrograms(), LIMIT);
  const slowest = [...ms].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  const figures = {
    patterns: ms.size,
    total: Math.round([...ms.values()].reduce((sum, one) => sum + one, 0)),
    hanging,
    slowest: slowest.map(([name, one]) => `${Math.round(one)} ${name}`),
  };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  expect(hanging).toBeNull();
});
