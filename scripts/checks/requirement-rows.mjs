/** The requirements of docs/requirements.md, and those that test titles cover. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** Rows of the table `| id | statement | spec section | kind | piece |`; none when the document is missing. */
export function requirementRows() {
  if (!existsSync(inProject('docs/requirements.md'))) return [];
  return readFileSync(inProject('docs/requirements.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.length >= 7 && /^S\d+-\d+$/.test(cells[1]))
    .map((cells) => ({ id: cells[1], statement: cells[2], piece: cells[5] }));
}

/** Ids at the beginning of titles of `test`, `it` and `describe` below tests/: `test('S5-16 S5-17 a line ...'`. */
export function citedIds() {
  const files = readdirSync(inProject('tests'), { recursive: true }).filter((file) => /\.(ts|tsx)$/.test(file));
  const cited = new Set();
  for (const file of files) {
    const text = readFileSync(inProject('tests', file), 'utf8');
    for (const [, ids] of text.matchAll(/['"`]((?:S\d+-\d+,? )+)/g))
      for (const id of ids.match(/S\d+-\d+/g)) cited.add(id);
  }
  return cited;
}
