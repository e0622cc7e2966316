import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openWorkshop, type Workshop } from './workshop';

const PROJECT = resolve(__dirname, '../..');
const FAILING = `\ntest('adds up', () => { throw new Error('three is not four'); });\ntest('passes', () => undefined);`;

let workshop: Workshop;
afterEach(() => workshop.remove());

/** Runs planted test files with the project's own runner and reads the failures in its report. */
function failuresOf(runner: 'Jest' | 'Playwright', files: Readonly<Record<string, string>>): readonly string[] {
  workshop = openWorkshop({
    'package.json': '{}',
    'jest.config.json': '{ "transform": {}, "roots": ["<rootDir>/tests"] }',
    'playwright.config.js': `module.exports = { testDir: 'tests', reporter: [['json', { outputFile: 'report.json' }]], projects: [{ name: 'wide' }] };`,
    ...files,
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(workshop.root, 'node_modules'), 'dir');
  const jest = ['--ci', '-c', 'jest.config.json', '--testLocationInResults', '--json', '--outputFile=report.json'];
  if (runner === 'Jest') workshop.node('node_modules/jest/bin/jest.js', ...jest);
  else workshop.node('node_modules/playwright/cli.js', 'test');
  const read = `import * as f from './scripts/checks/failures.mjs'; console.log(JSON.stringify(f.failuresOf${runner}('report.json')));`;
  return JSON.parse(workshop.node('--input-type=module', '-e', read).output);
}

test('names file, line, title and message of a test that failed in Jest', () => {
  const failures = failuresOf('Jest', { 'tests/sum.test.js': FAILING });
  expect(failures).toEqual([expect.stringMatching(/^tests\/sum\.test\.js:2 › adds up\n {4}Error: three is not four/)]);
});

test('names a file that Jest could not load, and why', () => {
  const failures = failuresOf('Jest', { 'tests/broken.test.js': `require('./nowhere');` });
  expect(failures).toEqual([expect.stringMatching(/^tests\/broken\.test\.js › the file failed[^]*nowhere/)]);
});

test('names file, line, project, title and message of a test that failed in Playwright, within 40 lines', () => {
  const long = `${FAILING}\ntest('is long', () => { throw new Error('line\\n'.repeat(200)); });`;
  const [short, cut, ...others] = failuresOf('Playwright', {
    'tests/sum.spec.js': `const { test } = require('playwright/test');${long}`,
  });
  expect(short).toMatch(/^tests\/sum\.spec\.js:2 › \[wide\] adds up\n {4}Error: three is not four/);
  expect(cut?.split('\n')).toHaveLength(42);
  expect(others).toEqual([]);
});

test('names what kept Playwright from running a test', () => {
  const [failure] = failuresOf('Playwright', { 'tests/broken.spec.js': `require('./nowhere');` });
  expect(failure).toMatch(/^tests\/broken\.spec\.js › before any test\n[^]*nowhere/);
});
