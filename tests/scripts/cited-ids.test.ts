import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SCRIPT = pathToFileURL(resolve(__dirname, '../../scripts/checks/cited-ids.mjs')).href;

/** The ids that the script finds in the texts of test files, by one process for all. */
function idsOfTests(texts: readonly string[]): unknown {
  const run = `import { idsOfTests } from '${SCRIPT}'; console.log(JSON.stringify(process.argv.slice(1).map((text) => idsOfTests(text))))`;
  const args = ['--input-type=module', '-e', run, ...texts];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const COUNTED = [
  ['a title', `test('S1-1 S1-2, S1-3 says what', () => undefined)`, ['S1-1', 'S1-2', 'S1-3']],
  ['a group', 'describe(`S1-1 ${name}`, () => undefined)', ['S1-1']],
  ['rows under one title', `test.each([[1], [2]])('S1-1 of %d', (n) => n)`, ['S1-1']],
  [
    'rows with a title each',
    `test.each([['S1-1 one', 1], ['two', 2], ['S1-2 three', 3]])('%s', (t) => t)`,
    ['S1-1', 'S1-2'],
  ],
  ['rows with a name', `const ROWS = [['S1-1 one', 1]] as const; it.each(ROWS)('%s is', (t) => t)`, ['S1-1']],
  ['a loop', `for (const [n, title] of [[1, 'S1-1 one']]) test(title, () => n)`, ['S1-1']],
  ['a test of a group', `test.describe('on a phone', () => { test('S1-1 is', () => undefined) })`, ['S1-1']],
] as const;

const NOT_COUNTED = [
  ['a text', `const message = 'S1-1 is missing'; expect(message).toBe('S1-1 is missing')`],
  ['a row that is no title', `test.each([['S1-1 is data']])('reads %s', (t) => t)`],
  ['the end of a title', `test('says S1-1', () => undefined)`],
  ['a skipped test', `test.skip('S1-1 is', () => undefined)`],
  ['a test of a skipped group', `describe.skip('later', () => { test('S1-1 is', () => undefined) })`],
  ['a test to be written', `test.todo('S1-1 is')`],
  ['a comment', `// test('S1-1 is')`],
] as const;

test('counts the ids at the beginning of the titles of tests that run', () => {
  const found = idsOfTests(COUNTED.map(([, text]) => text));
  expect(found).toEqual(COUNTED.map(([, , ids]) => ids));
});

test('counts no id of other texts, and of no test that does not run', () => {
  const found = idsOfTests(NOT_COUNTED.map(([, text]) => text));
  expect(found).toEqual(NOT_COUNTED.map(() => []));
});
