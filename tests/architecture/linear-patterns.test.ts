import { patternsOfPrograms, runPatterns } from './patterns-of-programs';

/**
 * µs of processor time for all patterns together, which other programs do not lengthen. Linear ones need some three seconds, a
 * quadratic one needs minutes.
 */
const HANG = 10_000_000;

test('every pattern of the programs reads any text in time that grows with its length', async () => {
  const patterns = patternsOfPrograms();
  expect(patterns.length).toBeGreaterThan(80);
  await expect(runPatterns(patterns, HANG)).resolves.toMatchObject({ hanging: null });
}, 300_000);
