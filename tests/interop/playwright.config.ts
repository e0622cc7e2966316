import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config';

/** Journeys of our storefront in front of the published middleware; each starts its own stack. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: undefined,
  outputDir: '../../test-results/interop',
  projects: [{ name: 'interop', testMatch: '**/*.spec.ts', use: { viewport: { width: 1440, height: 900 } } }],
});
