/** The suite that `npm run mutation` asks about each change: the rules of the domain, as a project of their own. */
import { suite } from '../../jest.config.mjs';
// Packages are compiled once a process here too: a run starts this suite some thousand times.
import './environment.mjs';

export default {
  ...suite('domain', ['unit/domain']),
  rootDir: '../..',
  // A test is asked about a file that it imports, itself or through the domain; not about what a builder happens to touch.
  roots: ['<rootDir>/src/domain', '<rootDir>/tests/unit/domain'],
  setupFiles: ['<rootDir>/tests/unit/same-chance.ts'],
  // It wants the unit suite's own environment, which a mutation run replaces by one that counts what a test has touched.
  testPathIgnorePatterns: ['/process-zones\\.test\\.ts$'],
};
