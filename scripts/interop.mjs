/**
 * `npm run test:interop`: compares our API with the published middleware, in both directions. The published packages
 * are installed on demand, outside the project; without a package registry nothing is compared.
 */
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { packagesOnDemand } from './packages-on-demand.mjs';
import { inProject, isStarted } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';
import { runBrowserSuite, runJestSuites } from './checks/run-suites.mjs';
import { addCounts } from './checks/test-counts.mjs';

/**
 * The integration has a peer dependency that a middleware never uses (a front-end framework), so only these are
 * installed.
 */
const MANIFEST = {
  name: 'interop',
  dependencies: {
    '@vue-storefront/middleware': '2.7.5',
    '@vue-storefront/core': '2.7.5',
    '@vue-storefront/magento-api': '1.1.0',
    '@nuxtjs/composition-api': '0.29.3',
  },
  // Pin transitive packages too, so that runs are comparable.
  overrides: { '@apollo/client': '3.14.1', graphql: '16.15.0', express: '4.22.3', 'node-fetch': '2.7.0' },
};

/**
 * Needs a build. Returns `{ passed, failed, skipped, failures }`. Without the published packages it counts one skipped
 * test, and `notice` says why.
 */
export async function runInterop({ quiet = false, env: given } = {}) {
  const { folder, missing } = await packagesOnDemand(MANIFEST);
  if (folder === undefined) return { passed: 0, failed: 0, skipped: 1, failures: [], notice: missing };
  const env = { ...given, POSY_INTEROP_PACKAGES: folder };
  const config = ['--config', inProject('tests/interop/playwright.config.ts')];
  const { counts, failures } = await runJestSuites(['interop'], { quiet, env });
  const journeys = await runBrowserSuite('interop-journeys', config, { quiet, env });
  return { ...addCounts(counts.interop, journeys), failures: [...failures, ...journeys.failures] };
}

if (isStarted(import.meta.url)) {
  stopChildrenWithUs();
  const ready = isBuilt() || (await build());
  const { passed, failed, skipped, notice } = ready ? await runInterop() : { passed: 0, failed: 1, skipped: 0 };
  if (notice) console.log(`skipped: ${notice}`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
