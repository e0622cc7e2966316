import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIT = join(__dirname, '../unit');
const files = readdirSync(UNIT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** What unit tests must not use, and the code that would use it. */
const FORBIDDEN = {
  'a page': /@jest-environment/,
  'a network or another process':
    /^import (?!type).*from 'node:(http|https|net|dgram|child_process|worker_threads)'|\bfetch\(/m,
  'a database': /from '(pg|libsql|kysely)'/,
  'the clock': /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\b|(?<!\.)\bset(Timeout|Interval)\(/,
};

test.each(Object.entries(FORBIDDEN))('no unit test uses %s', (_what, pattern) => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => pattern.test(readFileSync(join(UNIT, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a page', '/** @jest-environment jsdom */'],
  ['a network or another process', "import { createServer } from 'node:http';"],
  ['a network or another process', "await fetch('http://127.0.0.1')"],
  ['a database', "import { Kysely } from 'kysely';"],
  ['the clock', 'const before = Date.now();'],
  ['the clock', 'await new Promise((done) => setTimeout(done, 20));'],
] as const)('detects a test that uses %s: %s', (what, text) => {
  expect(FORBIDDEN[what].test(text)).toBe(true);
});
