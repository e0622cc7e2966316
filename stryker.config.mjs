/**
 * `npm run mutation`: each line of src/domain is changed, one at a time, and a test of tests/unit/domain has to notice. One
 * folder alone: `npm run mutation -- --mutate 'src/domain/cart/**'`. The report is test-results/mutation.html.
 */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: ['src/domain/**/*.ts'],
  // Only what the suite needs is copied, so that a run takes no notice of the rest of the house.
  ignorePatterns: ['**', '!src/**', '!tests/unit/**', '!tests/builders/**', '!jest.config.mjs'],
  tempDirName: 'test-results/mutation',
  testRunner: 'jest',
  jest: { configFile: 'tests/unit/jest.domain.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
};
