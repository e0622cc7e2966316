/**
 * The suites that run without a browser. Each project is a room of `tests/`, so `--selectProjects unit` is the inner loop
 * and takes seconds. Types are checked by `npm run lint`, not here: every file is transpiled alone (`isolatedModules`).
 */

import { fullOnly } from './scripts/checks/test-files.mjs';

// Jest loads CommonJS on Node 20, and these packages ship ES modules only: they are transpiled like our own files.
const ES_MODULES_ONLY = ['inversify', '@inversifyjs', 'marked'];

const tsconfig = {
  rootDir: './',
  module: 'commonjs',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  jsx: 'react-jsx',
  target: 'ES2022',
  lib: ['DOM', 'DOM.Iterable', 'ES2022'],
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: true,
  isolatedModules: true,
  allowJs: true,
};

const TRANSFORM = '<rootDir>/tests/transform.cjs';
const names = ES_MODULES_ONLY.join('|');

/** The contract of a content service that is given by its URL. */
const withoutService = () =>
  process.env.CONTENT_URL ? [] : ['<rootDir>/tests/contract/content-service.contract.test.ts$'];

/** One jest project: the tests below `folders` of `tests/`, in the given environment. */
export const suite = (displayName, folders, testEnvironment = 'node') => ({
  displayName,
  // The same for all, so that they share the files that are compiled already.
  id: 'posy',
  testEnvironment,
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  transform: {
    '^.+\\.tsx?$': [TRANSFORM, { tsconfig }],
    [`/node_modules/(${names})/.+\\.m?js$`]: [TRANSFORM, { tsconfig, diagnostics: false }],
  },
  // Style sheets, which Jest cannot read.
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/no-styles.ts' },
  transformIgnorePatterns: [`/node_modules/(?!(${names})/)`],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...withoutService(),
    ...fullOnly().map((file) => `<rootDir>/tests/${file}$`),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next/', '<rootDir>/.data/'],
});

/** The folders of `tests/` of each project. */
export const FOLDERS = {
  unit: ['unit'],
  composition: ['composition', 'adapters'],
  ui: ['ui'],
  contract: ['contract'],
  architecture: ['architecture'],
  server: ['server', 'middleware', 'backend', 'backend-content', 'illustrations', 'scripts', 'soak'],
  interop: ['interop'],
};

const ENVIRONMENTS = { unit: '<rootDir>/tests/unit/environment.mjs', ui: 'jsdom' };

/** One PostgreSQL for all test files of a run. */
const POSTGRES = {
  globalSetup: '<rootDir>/tests/postgres/shared-postgres.ts',
  globalTeardown: '<rootDir>/tests/postgres/stop-shared-postgres.ts',
};
const NEED_POSTGRES = ['contract', 'server'];

export default {
  maxWorkers: 3,
  // A process that ran hundreds of files is replaced.
  workerIdleMemoryLimit: '1.5GB',
  // Contract and server suites start real processes; the unit suite never comes near this.
  testTimeout: 20_000,
  projects: Object.entries(FOLDERS).map(([name, folders]) => ({
    ...suite(name, folders, ENVIRONMENTS[name]),
    ...(NEED_POSTGRES.includes(name) && POSTGRES),
  })),
};
