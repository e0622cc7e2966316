import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIT = join(__dirname, '../unit');
const files = readdirSync(UNIT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** What the inner loop does without, and how a test would get at it. */
const WITHOUT = {
  'a page': /@jest-environment/,
  'a network or another process':
    /^import (?!type).*from 'node:(http|https|net|dgram|child_process|worker_threads)'|\bfetch\(/m,
  'a database': /from '(pg|libsql|kysely)'/,
  'the clock': /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\b|(?<!\.)\bset(Timeout|Interval)\(/,
};

test.each(Object.entries(WITHOUT))('no test of the unit suite wants %s', (_what, signs) => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => signs.test(readFileSync(join(UNIT, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a page', '/** @jest-environment jsdom */'],
  ['a network or another process', "import { createServer } from 'node:http';"],
  ['a network or another process', "await fetch('http://127.0.0.1')"],
  ['a database', "import { Kysely } from 'kysely';"],
  ['the clock', 'const before = Date.now();'],
  ['the clock', 'await new Promise((done) => setTimeout(done, 20));'],
] as const)('a test that wants %s would be seen: %s', (what, text) => {
  expect(WITHOUT[what].test(text)).toBe(true);
});
