/** Counts passed, failed and skipped tests of a run. */
import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inProject, readJson } from '../project.mjs';

/**
 * Counts of Jest's JSON report in `file`: of the tests below `folders` of `tests/`, or of all. `code` is Jest's exit
 * code. `test.todo` counts as skipped.
 */
export function countJest(file, code, folders) {
  if (!existsSync(file)) return NO_REPORT;
  const { testResults } = readJson(file);
  const files = testResults.filter(({ name }) => !folders || folders.includes(folderOf(name)));
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const having = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  // A file that does not load, has no test or throws in a hook fails without a failed test.
  const failedFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  // The exit code is of all suites.
  const unexplained = testResults.some(({ status }) => status === 'failed') ? 0 : code;
  return counts(having('passed'), having('failed') + failedFiles.length, having('pending', 'todo'), unexplained);
}

const folderOf = (file) => relative(inProject('tests'), file).split(sep)[0];

/** Counts of Playwright's JSON report in `file`; `code` is Playwright's exit code. A flaky test has failed. */
export function countPlaywright(file, code) {
  if (!existsSync(file)) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = readJson(file).stats;
  return counts(expected, unexpected + flaky, skipped, code);
}

export const addCounts = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/** A run that ended with an error, or in which no test passed, counts as one failure if no test failed. */
function counts(passed, failed, skipped, code) {
  return { passed, failed: failed || Number(code !== 0 || passed === 0), skipped };
}
