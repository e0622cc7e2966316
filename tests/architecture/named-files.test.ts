import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
/** Figures of earlier versions name the files of their time. */
const RECORDS = ['measurements.md'];
const DOCUMENTS = readdirSync(join(PROJECT, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.md') && !RECORDS.includes(name),
);
const ROOTS = ['backend', 'docs', 'eslint-rules', 'middleware', 'public', 'scripts', 'server', 'src', 'tests', 'tools'];

const isFull = (name: string): boolean => ROOTS.some((root) => name.startsWith(`${root}/`));
const isFile = (name: string): boolean => /\.(tsx?|mjs)$/.test(name);
const exists = (path: string): boolean => existsSync(join(PROJECT, path));
const FILES = ROOTS.flatMap((root) => readdirSync(join(PROJECT, root), { recursive: true, encoding: 'utf8' }));
const isEndOfOne = (path: string): boolean => FILES.some((file) => `/${file}`.endsWith(`/${path}`));

/** All names in backquotes of a text, except patterns and code. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => !/[\s*{}<>…]/.test(name));

/** The files of a table's cell that do not exist. A bare name stands in the folder of the path before it, else in the root. */
function missingIn(cell: string): readonly string[] {
  let folder = '';
  return namesIn(cell).flatMap((name) => {
    if (isFull(name)) {
      folder = dirname(name);
      return exists(name) ? [] : [name];
    }
    if (!isFile(name)) return [];
    return !name.includes('/') && exists(join(folder, name)) ? [] : [name];
  });
}

test('a path that does not exist is found, and so is a bare name in another folder', () => {
  expect(missingIn('`server/start.ts`, `turns.ts`, then `src/domain`; not `npm run soak`')).toEqual([]);
  expect(missingIn('`turns.ts`, `server/nothing.ts`, `start.ts`, `gate.ts`, `jobs/x.ts`')).toEqual([
    ...['turns.ts', 'server/nothing.ts', 'gate.ts', 'jobs/x.ts'],
  ]);
});

test('docs/security.md names files that exist, each with its folder', () => {
  const cells = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('|'));
  expect(cells.flatMap(missingIn)).toEqual([]);
});

test.each(DOCUMENTS)('docs/%s names paths that exist', (name) => {
  const named = namesIn(readFileSync(join(PROJECT, 'docs', name), 'utf8'));
  expect(
    named.filter((path) => (isFull(path) ? !exists(path) : isFile(path) && !exists(path) && !isEndOfOne(path))),
  ).toEqual([]);
});
