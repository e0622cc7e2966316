/**
 * `npm run test:interop`: our wire against the published middleware it follows, both ways. The published packages are
 * installed on demand, outside the project; without a package registry there is nothing to compare with.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runBrowserTests } from './browser-tests.mjs';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { interopPackages } from './interop-packages.mjs';
import { inProject, readJson, tool } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

const CALLS = inProject('test-results', 'interop.json');
const JOURNEYS = inProject('test-results', 'interop-journeys.json');

/**
 * Needs a build. Answers `{ skipped }` with the reason when there is nothing to compare with, else how many passed, failed
 * and were skipped, and what was said.
 */
export async function runInterop({ quiet = false } = {}) {
  const { folder, missing } = await interopPackages();
  if (folder === undefined) return { skipped: missing };
  mkdirSync(inProject('test-results'), { recursive: true });
  for (const report of [CALLS, JOURNEYS]) rmSync(report, { force: true });
  const env = { POSY_INTEROP_PACKAGES: folder, POSY_BROWSER_REPORT: JOURNEYS };
  const jest = ['--selectProjects', 'interop', '--json', `--outputFile=${CALLS}`];
  const calls = await runNode(tool('jest/bin/jest.js'), jest, { quiet, env, log: logOf(CALLS) });
  const config = ['--config', inProject('tests/interop/playwright.config.ts')];
  const journeys = await runBrowserTests(config, { quiet, env, log: logOf(JOURNEYS) });
  return sum(callsOf(CALLS, calls.output), journeysOf(JOURNEYS, journeys.output));
}

const logOf = (report) => report.replace('.json', '.log');

/** A suite without a report, or without a test, did not run: that is a failure. */
function callsOf(file, output) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = readJson(file);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length + Number(passed === 0 && numFailedTests === 0);
  return { passed, failed, skipped: numPendingTests + numTodoTests, output };
}

function journeysOf(file, output) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, output };
  const { stats, errors } = readJson(file);
  const { expected: passed, unexpected, flaky, skipped } = stats;
  const failed = unexpected + flaky;
  return { passed, failed: failed + Number(failed === 0 && (passed === 0 || errors.length > 0)), skipped, output };
}

const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  output: [one, other]
    .filter(({ failed }) => failed > 0)
    .map(({ output }) => output)
    .join('\n'),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  stopChildrenWithUs();
  const ready = isBuilt() || (await build());
  const { skipped, passed = 0, failed = 0 } = ready ? await runInterop() : { failed: 1 };
  if (typeof skipped === 'string') console.log(`skipped: ${skipped}`);
  else console.log(`${passed} passed, ${failed} failed, ${skipped ?? 0} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
