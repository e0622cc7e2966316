/**
 * Which tests `npm test` leaves to `npm run test:full`, from test-files.json. `full`: test files (paths below tests/) that run only there,
 * each with its reason. `postgres`: suites for both databases whose half on PostgreSQL runs in `npm test` as well.
 */
import { inProject, readJson } from '../project.mjs';

/** Set by `npm test`. Everything else runs every file it is asked for. */
export const QUICK = { POSY_TESTS: 'quick' };

/** Files that this run leaves out. */
export function fullOnly(env = process.env) {
  return env.POSY_TESTS === QUICK.POSY_TESTS
    ? Object.keys(readJson(inProject('scripts/checks/test-files.json')).full)
    : [];
}
