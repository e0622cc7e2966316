import type { KnipConfig } from 'knip';

const PRODUCTION = process.argv.includes('--production');

/** Implemented and tested, but no screen uses it yet. A line goes when its screen comes. */
const NO_SCREEN_YET: KnipConfig['ignoreIssues'] = {
  'src/domain/listing/pagination.ts': ['exports'],
  'src/domain/listing/write-listing-query.ts': ['exports'],
  'src/domain/wishlist/wishlist.ts': ['exports'],
};

/** Specified, and shown nowhere on purpose (docs/decisions/0032). */
const NOT_SHOWN: KnipConfig['ignoreIssues'] = { 'src/domain/catalogue/options/price-rules.ts': ['exports'] };

/** S7-82: for trusted programs on the server that have the content service's token, and for nothing in the shop. */
const FOR_TRUSTED_PROGRAMS: KnipConfig['ignoreIssues'] = { 'src/adapters/cms/content-writer.ts': ['files'] };

/** Written for tests and tools, which may know more of a module than the shop does. */
const FOR_TESTS: KnipConfig['ignoreIssues'] = {
  // Clock, log, content and browser session in memory.
  'src/adapters/memory/content/memory-content.ts': ['files'],
  'src/adapters/memory/memory-session.ts': ['files'],
  'src/adapters/memory/memory-system.ts': ['files'],
  // The tests of the wire call every method.
  'middleware/methods/registry.ts': ['exports'],
};

const config: KnipConfig = {
  // `!` marks what runs in production. The middleware is a library too; middleware.ts is its only entry.
  entry: [
    'src/pages/**/*.{ts,tsx}!',
    'server/main.ts!',
    'src/offline/{worker/service-worker,page/after-load}.ts!',
    'middleware/{main,middleware}.ts!',
    'backend/{main,florist}.ts!',
    'backend/seed/run.ts!',
    'backend/media/resize-process.ts!',
    'scripts/*.{mjs,cjs}',
    'scripts/bench/bare-server.mjs',
    'tests/**/*.test.{ts,tsx}',
    'tests/browser/**/*.spec.ts',
    'tests/browser/stack.ts',
    'tests/screens/**/*.screens.ts',
    'tests/screens/playwright.config.ts',
    'tests/screens/studio.ts',
    'tests/soak/**/*.soak.ts',
    'tests/soak/playwright.config.ts',
    'tests/interop/**/*.spec.ts',
    'tests/interop/playwright.config.ts',
    'tests/interop/published-program.mjs',
    'tests/unit/same-chance.ts',
    'playwright.config.ts',
  ],
  project: [
    '{src,server,middleware,backend}/**/*.{ts,tsx}!',
    'src/**/*.css!',
    '{tools,tests}/**/*.{ts,tsx}',
    'scripts/**/*.{mjs,cjs}',
  ],
  ignoreExportsUsedInFile: true,
  // The typefaces are read as files by scripts/subset-fonts.mjs.
  ignoreDependencies: ['dependency-cruiser', /^@fontsource-variable\//],
  ...(PRODUCTION && { ignoreIssues: { ...NO_SCREEN_YET, ...NOT_SHOWN, ...FOR_TRUSTED_PROGRAMS, ...FOR_TESTS } }),
};

export default config;
