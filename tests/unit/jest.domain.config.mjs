/** The domain tests as a project of their own, for `npm run mutation`. */
import { suite } from '../../jest.config.mjs';

export default {
  ...suite('domain', ['unit/domain']),
  rootDir: '../..',
  // A test runs for a mutated file that it imports, directly or through the domain, but not through builders.
  roots: ['<rootDir>/src/domain', '<rootDir>/tests/unit/domain'],
  setupFiles: ['<rootDir>/tests/unit/same-chance.ts'],
  // It wants the unit suite's own environment, which a mutation run replaces by one that counts what a test has touched.
  testPathIgnorePatterns: ['/process-zones\\.test\\.ts$'],
};
