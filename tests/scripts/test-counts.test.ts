import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openWorkshop, type Workshop } from './workshop';

const PROJECT = resolve(__dirname, '../..');
const PASSING = `test('passes', () => undefined);`;
const FAILING = `test('fails', () => { throw new Error('no'); });`;

let workshop: Workshop;
afterEach(() => workshop.remove());

/** Runs planted test files with the project's own runner and counts its report, once for each list of folders. */
function countsOf(
  runner: 'countJest' | 'countPlaywright',
  files: Readonly<Record<string, string>>,
  folders: readonly (readonly string[] | null)[] = [null],
): readonly unknown[] {
  workshop = openWorkshop({
    'package.json': '{}',
    'jest.config.json': '{ "transform": {}, "roots": ["<rootDir>/tests"] }',
    'playwright.config.js': `module.exports = { testDir: 'tests', reporter: [['json', { outputFile: 'report.json' }]] };`,
    'tests/nothing.txt': '',
    ...Object.fromEntries(Object.entries(files).map(([name, code]) => [`tests/${name}`, code])),
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(workshop.root, 'node_modules'), 'dir');
  const { code } =
    runner === 'countJest'
      ? workshop.node(
          'node_modules/jest/bin/jest.js',
          '--ci',
          '-c',
          'jest.config.json',
          '--json',
          '--outputFile=report.json',
        )
      : workshop.node('node_modules/playwright/cli.js', 'test', '--forbid-only');
  const count = `import { ${runner} } from './scripts/checks/test-counts.mjs'; console.log(JSON.stringify(${JSON.stringify(folders)}.map((some) => ${runner}('report.json', ${code}, some))));`;
  return JSON.parse(workshop.node('--input-type=module', '-e', count).output);
}

const counted = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

describe('countJest', () => {
  const CASES: readonly (readonly [string, string, object])[] = [
    ['passed and failed tests', PASSING + FAILING, counted(1, 1, 0)],
    [
      'skipped tests and todos as skipped',
      `${PASSING} test.skip('later', () => undefined); test.todo('soon');`,
      counted(1, 0, 2),
    ],
    ['tests hidden by .only as skipped', `${PASSING} test.only('alone', () => undefined);`, counted(1, 0, 1)],
    [
      'a hook that throws after passing tests as a failure',
      `${PASSING} afterAll(() => { throw new Error('no'); });`,
      counted(1, 1, 0),
    ],
    ['a file without a test as a failure', '', counted(0, 1, 0)],
    ['a file that does not load as a failure', `require('./nowhere');`, counted(0, 1, 0)],
  ];

  test('counts what one run has in each folder of tests/, also failures that are no test', () => {
    const files = CASES.map(([, code], index) => [`case${index}/a.test.js`, code] as const);
    const counts = countsOf(
      'countJest',
      Object.fromEntries(files),
      [...CASES.keys()].map((index) => [`case${index}`]),
    );
    expect(CASES.map(([what], index) => [what, counts[index]])).toEqual(CASES.map(([what, , count]) => [what, count]));
  });

  test('counts all folders when none is named, and a folder without a test as a failure', () => {
    const counts = countsOf('countJest', { 'one/a.test.js': PASSING, 'two/b.test.js': PASSING }, [null, ['nowhere']]);
    expect(counts).toEqual([counted(2, 0, 0), counted(0, 1, 0)]);
  });

  test.each([
    ['a run in which every test is skipped', { 'a.test.js': `test.skip('later', () => undefined);` }, counted(0, 1, 1)],
    ['a run without a test file', {}, counted(0, 1, 0)],
  ])('counts %s as a failure', (_what, files, expected) => {
    expect(countsOf('countJest', files as Record<string, string>)).toEqual([expected]);
  });
});

describe('countPlaywright', () => {
  const IMPORT = `const { test } = require('playwright/test');`;

  test('counts passed, failed and skipped tests', () => {
    const files = { 'a.spec.js': `${IMPORT} ${PASSING} ${FAILING} test.skip('later', () => undefined);` };
    expect(countsOf('countPlaywright', files)).toEqual([counted(1, 1, 1)]);
  });

  test.each([
    ['a run with .only', { 'a.spec.js': `${IMPORT} test.only('alone', () => undefined);` }],
    ['a run without a test', {}],
    ['a file that does not load', { 'a.spec.js': `${IMPORT} ${PASSING}`, 'b.spec.js': `require('./nowhere');` }],
  ])('counts %s as a failure', (_what, files) => {
    expect(countsOf('countPlaywright', files as Record<string, string>)).toMatchObject([{ failed: 1 }]);
  });
});

test('counts a run that wrote no report as a failure', () => {
  workshop = openWorkshop({});
  const count = `import * as c from './scripts/checks/test-counts.mjs'; console.log(JSON.stringify([c.countJest('x.json', 0), c.countPlaywright('x.json', 0)]));`;
  expect(JSON.parse(workshop.node('--input-type=module', '-e', count).output)).toEqual([
    counted(0, 1, 0),
    counted(0, 1, 0),
  ]);
});
