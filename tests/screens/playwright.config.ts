import { defineConfig } from 'playwright/test';

/** Screenshots of every screen at three widths on the production build: `npm run screens`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.screens.ts',
  globalSetup: './studio.ts',
  outputDir: '../../test-results/screens',
  reporter: [['line']],
  workers: 1,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.POSY_BASE_URL,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--font-render-hinting=none'],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A full-page screenshot does not scroll, so scroll-driven drawings would stay unfinished.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 120_000,
  },
  projects: [
    { name: '320', use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
