/**
 * Which tests `npm test` leaves to `npm run test:full`, from test-files.json. `full`: test files (paths below tests/) that run only there,
 * each with its reason. `postgres`: suites for both databases whose half on PostgreSQL runs in `npm test` as well.
 */
import { existsSync } from 'node:fs';
import { inProject, readJson } from '../project.mjs';

const list = () => readJson(inProject('scripts/checks/test-files.json'));

/** Set by `npm test`. Everything else runs every file it is asked for. */
export const QUICK = { POSY_TESTS: 'quick' };

/** Files that this run leaves out. */
export const fullOnly = (env = process.env) => (env.POSY_TESTS === QUICK.POSY_TESTS ? Object.keys(list().full) : []);

/** Files of the list that do not exist. */
export function missingTestFiles() {
  const { full, postgres } = list();
  return Object.keys({ ...full, ...postgres }).filter((file) => !existsSync(inProject('tests', file)));
}
