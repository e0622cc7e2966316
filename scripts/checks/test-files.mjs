/**
 * Which tests `npm test` leaves to `npm run test:full`, from test-files.json. `full` names test files (paths below tests/) with the reason,
 * and of files of browser tests also single tests by the beginning of their title, or `[narrow]` and `[wide]` for one of the
 * two widths. `postgres`: suites for both databases whose half on PostgreSQL runs in `npm test` as well. `translated`: as `full`, what the
 * run of the journeys on translated pages leaves out. `stock`: the same of the run on Next's own client and document.
 */
import { existsSync, readFileSync } from 'node:fs';
import { inProject, readJson } from '../project.mjs';

const list = () => readJson(inProject('scripts/checks/test-files.json'));

/** Set by `npm test`. Everything else runs every test it is asked for. */
export const QUICK = { POSY_TESTS: 'quick' };

/** The browser tests of `npm test` once more, each page translated by the browser; a part of `npm run test:full`. */
export const TRANSLATED = { ...QUICK, POSY_TRANSLATED: 'yes' };

/** The browser tests of `npm test` once more, on a shop without what src/next-internals has; a part of `npm run test:full`. */
export const STOCK = { ...QUICK, NEXT_INTERNALS: 'off' };

/** Files that this run leaves out. */
export function fullOnly(env = process.env) {
  if (env.POSY_TESTS !== QUICK.POSY_TESTS) return [];
  const { full } = list();
  return Object.keys(full).filter((file) => typeof full[file] === 'string');
}

/** Beginnings of titles in a file that `npm test` leaves out. */
export function fullOnlyTitles(file) {
  return titlesOf(list().full[file]);
}

function titlesOf(listed) {
  return typeof listed === 'object' ? Object.keys(listed).filter((title) => !title.startsWith('[')) : [];
}

/** Files and titles of the list that do not exist, and titles that also occur inside others, which Playwright would leave out too. */
export function missingTestFiles() {
  const { full, postgres, translated, stock } = list();
  return [full, postgres, translated, stock].flatMap(Object.entries).flatMap(([file, listed]) => {
    if (!existsSync(inProject('tests', file))) return [file];
    const text = readFileSync(inProject('tests', file), 'utf8');
    const isUnique = (title) => text.split(title).length === 2 && /['"`]$/.test(text.split(title)[0]);
    return titlesOf(listed).filter((title) => !isUnique(title));
  });
}
