/**
 * `npm test`, also from a fresh clone: installs missing packages, runs every check and suite, and ends with one line
 * `N passed, N failed, N skipped`. A failed check (types, lint, build ...) counts as one failed test.
 */
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { runInterop } from './interop.mjs';
import { needNode, PROJECT } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';
import { runBrowserSuite, runJestSuites } from './checks/run-suites.mjs';
import { runCheck, runChecks } from './checks/steps.mjs';
import { addCounts } from './checks/test-counts.mjs';

const SUITES = ['unit', 'composition', 'ui', 'contract', 'architecture', 'server'];
let total = { passed: 0, failed: 0, skipped: 0 };

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
const began = performance.now();
if (await check('install', ensureInstalled)) {
  await runChecks((name) => check(name, () => runCheck(name)));
  await withoutBrowser();
  const built = await check('build', async () => isBuilt() || (await build()));
  const needsBuild = (run) =>
    built ? run() : { passed: 0, failed: 1, skipped: 0, output: 'This suite needs a build.' };
  await suite('browser', () => needsBuild(() => runBrowserSuite('browser')));
  await suite('interop', () => needsBuild(() => runInterop({ quiet: true })));
}
console.log(`${Math.round((performance.now() - began) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** `work` returns whether it succeeded, or an exit code and its output. Returns whether the check passed. */
async function check(name, work) {
  const since = performance.now();
  const result = await work();
  const passed = typeof result === 'object' ? result.code === 0 : result;
  if (!passed) total.failed += 1;
  report(name, since, passed, '', result.output);
  return passed;
}

/** The suites of Jest, which run together: each line tells the time of all. */
async function withoutBrowser() {
  const since = performance.now();
  const { counts, output } = await runJestSuites(SUITES);
  if (Object.values(counts).some(({ failed }) => failed > 0)) console.log(output.trimEnd());
  for (const [name, { passed, failed, skipped }] of Object.entries(counts)) {
    total = addCounts(total, counts[name]);
    report(name, since, failed === 0, `${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}

async function suite(name, work) {
  const since = performance.now();
  const { passed, failed, skipped, output, notice } = await work();
  total = addCounts(total, { passed, failed, skipped });
  report(name, since, failed === 0, notice ?? `${passed} passed, ${failed} failed, ${skipped} skipped`, output);
}

/** Prints one line; the output of a failure is printed before it. */
function report(name, since, passed, counts, output = '') {
  const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(6);
  if (!passed && output.trim() !== '') console.log(output.trimEnd());
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(15)}${seconds} s  ${counts}`.trimEnd());
}
