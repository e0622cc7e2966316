/** The requirements of docs/requirements.md. */
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** Rows of the table `| id | statement | spec section | kind |`; none when the document is missing. */
export function requirementRows() {
  if (!existsSync(inProject('docs/requirements.md'))) return [];
  return readFileSync(inProject('docs/requirements.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.length >= 6 && /^S\d+-\d+$/.test(cells[1]))
    .map((cells) => ({ id: cells[1], statement: cells[2] }));
}
