/**
 * `npm test`, from a bare clone too: installs what is missing, runs every check, suite and journey, and ends with one line
 * `N passed, N failed, N skipped`. A check that fails (types, lint, the build ...) counts as one failed test, and so does a
 * suite that ran none: a green line proves that everything ran.
 */
import { existsSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT, readJson, tool } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

const SUITES = ['unit', 'composition', 'ui', 'contract', 'architecture', 'server'];
const total = { passed: 0, failed: 0, skipped: 0 };

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
const began = performance.now();
const installed = await ensureInstalled();
note('install', began, installed ? null : '');
if (installed) {
  const { runCheck } = await import('./steps.mjs');
  const { runBrowserTests } = await import('./browser-tests.mjs');
  for (const name of ['types', 'lint', 'format', 'boundaries']) await check(name, () => runCheck(name));
  for (const suite of SUITES) await jestSuite(suite);
  if (await check('build', buildOnce)) {
    await browserSuite(runBrowserTests);
    await interopSuite();
  } else lost('browser', 'there is no build to look at');
}
console.log(`${Math.round((performance.now() - began) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** One line a step; `trouble` is what a failed one said. */
function note(name, since, trouble, counts = '') {
  const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(6);
  if (trouble !== null && trouble.trim() !== '') console.log(trouble.trimEnd());
  console.log(`${trouble === null ? 'ok    ' : 'FAILED'} ${name.padEnd(13)}${seconds} s  ${counts}`.trimEnd());
  if (trouble !== null && counts === '') total.failed += 1;
}

function lost(name, reason) {
  console.log(`FAILED ${name.padEnd(13)} did not run: ${reason}`);
  total.failed += 1;
}

async function check(name, work) {
  const since = performance.now();
  const { code, output } = await work();
  note(name, since, code === 0 ? null : output);
  return code === 0;
}

async function buildOnce() {
  if (isBuilt()) return { code: 0, output: '' };
  return { code: (await build()) ? 0 : 1, output: '' };
}

async function jestSuite(name) {
  const since = performance.now();
  const report = inProject('test-results', `${name}.json`);
  rmSync(report, { force: true });
  const args = ['--selectProjects', name, '--json', `--outputFile=${report}`];
  const { output } = await runNode(tool('jest/bin/jest.js'), args, {
    quiet: true,
    log: report.replace('.json', '.log'),
  });
  if (!existsSync(report)) return note(name, since, output || 'jest wrote no report');
  const sum = readJson(report);
  // A file that does not even load has no tests to count, but it is a failure.
  const failed =
    sum.numFailedTests +
    sum.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  count(name, since, { passed: sum.numPassedTests, failed, skipped: sum.numPendingTests + sum.numTodoTests }, output);
}

async function browserSuite(runBrowserTests) {
  const since = performance.now();
  const report = inProject('test-results', 'browser.json');
  rmSync(report, { force: true });
  const env = { POSY_BROWSER_REPORT: report };
  const { output } = await runBrowserTests([], { quiet: true, env, log: report.replace('.json', '.log') });
  if (!existsSync(report)) return note('browser', since, output || 'Playwright wrote no report');
  const { stats, errors } = readJson(report);
  const failed = stats.unexpected + stats.flaky + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0);
  count('browser', since, { passed: stats.expected, failed, skipped: stats.skipped }, output);
}

/** The published middleware comes from the package registry; without one there is nothing to compare with. */
async function interopSuite() {
  const since = performance.now();
  const { runInterop } = await import('./interop.mjs');
  const result = await runInterop({ quiet: true });
  if (typeof result.skipped === 'string') {
    console.log(`SKIPPED ${'interop'.padEnd(12)}${result.skipped}`);
    total.skipped += 1;
  } else count('interop', since, result, result.output);
}

/** A suite that ran no test has proven nothing, so it failed. */
function count(name, since, { passed, failed, skipped }, output) {
  const none = passed + failed === 0;
  total.passed += passed;
  total.failed += failed + Number(none);
  total.skipped += skipped;
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped${none ? ': no test ran' : ''}`;
  note(name, since, failed > 0 || none ? output : null, counts);
}
