import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** Long tests without a browser, against the built shop. `npm run soak` runs them. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: undefined,
  outputDir: '../../test-results/soak-calls',
  workers: 1,
  timeout: 0,
  projects: [{ name: 'soak', testMatch: '**/*.soak.ts' }],
});
