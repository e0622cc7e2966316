/**
 * `npm test` and `npm run test:full`, also from a fresh clone: install missing packages, run the checks and suites, and end with
 * one line `N passed, N failed, N skipped`. A failed check (types, lint, build ...) counts as one failed test. `npm test` leaves out
 * what checks/test-files.json lists, and the parts `translated` and `stock`; `test:full` leaves out nothing. `-- --only browser` runs that part alone,
 * and may be repeated.
 */
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { runInterop } from './interop.mjs';
import { needNode, PROJECT } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';
import { runOnStrapi } from './strapi.mjs';
import { runBrowserSuite, runJestSuites } from './checks/run-suites.mjs';
import { runCheck, runChecks } from './checks/steps.mjs';
import { addCounts } from './checks/test-counts.mjs';
import { QUICK, STOCK, TRANSLATED } from './checks/test-files.mjs';

const SUITES = ['unit', 'composition', 'ui', 'contract', 'architecture', 'server'];
const PARTS = ['checks', ...SUITES, 'browser', 'interop'];
let total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, for the end of the output. */
const failures = [];

needNode();
process.chdir(PROJECT);
const { parts, env, isFull } = readArguments();
stopChildrenWithUs();
const began = performance.now();
if (await check('install', ensureInstalled)) await runParts();
for (const failure of failures) console.log(`\n${failure}`);
console.log(`${Math.round((performance.now() - began) / 1000)} s in all`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function readArguments() {
  try {
    const options = { full: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } };
    const { full, only } = parseArgs({ options }).values;
    const all = full ? [...PARTS, 'translated', 'stock'] : PARTS;
    for (const part of only ?? [])
      if (!all.includes(part)) throw new Error(`There is no part "${part}", only ${all.join(', ')}`);
    return { parts: only ?? all, env: full ? {} : QUICK, isFull: full };
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function runParts() {
  const needsBuild = parts.some((part) => ['checks', 'browser', 'translated', 'interop'].includes(part));
  let built = false;
  const buildOnce = async () => {
    built = await check('build', async () => isBuilt() || (await build()));
  };
  if (parts.includes('checks')) await runChecks((name) => check(name, () => runCheck(name)), buildOnce);
  else if (needsBuild) await buildOnce();
  const suites = SUITES.filter((name) => parts.includes(name));
  if (suites.length > 0) await withoutBrowser(suites);
  if (isFull && parts.includes('contract')) await suite('real Strapi', runOnStrapi);
  const onBuild = (run) =>
    built ? run() : { passed: 0, failed: 1, skipped: 0, failures: ['This suite needs a build.'] };
  if (parts.includes('browser')) await suite('browser', () => onBuild(() => runBrowserSuite('browser', [], { env })));
  if (parts.includes('translated'))
    await suite('translated', () => onBuild(() => runBrowserSuite('translated', [], { env: TRANSLATED })));
  if (parts.includes('interop')) await suite('interop', () => onBuild(() => runInterop({ quiet: true, env })));
  if (parts.includes('stock')) await stockJourneys();
}

/** Last, because it replaces the build; afterwards there is the usual one again. */
async function stockJourneys() {
  if (!(await check('stock build', () => build(STOCK)))) return;
  await suite('stock', () => runBrowserSuite('stock', [], { env: STOCK }));
  await check('build again', () => build());
}

/** `work` returns whether it succeeded, or an exit code and its output. Returns whether the check passed. */
async function check(name, work) {
  const since = performance.now();
  const result = await work();
  const passed = typeof result === 'object' ? result.code === 0 : result;
  if (!passed) total.failed += 1;
  report(name, since, passed, '', result.output === undefined ? [] : [result.output.trimEnd()]);
  return passed;
}

/** The suites of Jest, which run together: each line shows the total time. */
async function withoutBrowser(names) {
  const since = performance.now();
  const { counts, failures: failed } = await runJestSuites(names, { env });
  for (const [name, { passed, failed, skipped }] of Object.entries(counts)) {
    total = addCounts(total, counts[name]);
    report(name, since, failed === 0, `${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
  failures.push(...failed);
}

async function suite(name, work) {
  const since = performance.now();
  const { passed, failed, skipped, failures: texts, notice } = await work();
  total = addCounts(total, { passed, failed, skipped });
  report(name, since, failed === 0, notice ?? `${passed} passed, ${failed} failed, ${skipped} skipped`, texts);
}

/** Prints one line; `texts` of a failure are printed at the end. */
function report(name, since, passed, counts, texts = []) {
  const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(6);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(15)}${seconds} s  ${counts}`.trimEnd());
  if (!passed) failures.push(...texts.filter((text) => text !== ''));
}
