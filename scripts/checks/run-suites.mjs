import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { FOLDERS } from '../../jest.config.mjs';
import { runBrowserTests } from '../browser-tests.mjs';
import { inProject, tool } from '../project.mjs';
import { runNode } from '../run.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { countJest, countPlaywright } from './test-counts.mjs';

/**
 * Runs projects of jest.config.mjs together, or those of their files whose paths contain one of `files`, so that none waits for another one's last file. Returns
 * `{ counts: { [project]: { passed, failed, skipped } }, failures }`. The log is in test-results.
 */
export async function runJestSuites(projects, { quiet = true, env, files = [] } = {}) {
  const { report, log } = emptyReport([...projects, ...files].join('-'));
  const args = [
    ...files,
    '--ci',
    '--selectProjects',
    ...projects,
    '--testLocationInResults',
    '--json',
    `--outputFile=${report}`,
  ];
  const { code, output } = await runNode(tool('jest/bin/jest.js'), args, { quiet, env, log });
  const counts = projects.map((name) => [name, countJest(report, code, FOLDERS[name])]);
  return { counts: Object.fromEntries(counts), failures: failuresIn(report, failuresOfJest, output) };
}

/** Runs Playwright and refuses `.only`; returns `{ passed, failed, skipped, failures }`. Its log is in test-results. */
export async function runBrowserSuite(name, args = [], { quiet = true, env } = {}) {
  const { report, log } = emptyReport(name);
  const options = { quiet, env: { ...env, POSY_BROWSER_REPORT: report }, log };
  const { code, output } = await runBrowserTests(['--forbid-only', ...args], options);
  return { ...countPlaywright(report, code), failures: failuresIn(report, failuresOfPlaywright, output) };
}

/** A runner that wrote no report did not start, and its output says why. */
const failuresIn = (report, read, output) => (existsSync(report) ? read(report) : [output.trimEnd()]);

function emptyReport(name) {
  const report = inProject('test-results', `${name}.json`);
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(report, { force: true });
  return { report, log: inProject('test-results', `${name}.log`) };
}
