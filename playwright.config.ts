import { defineConfig } from 'playwright/test';
import testFiles from './scripts/checks/test-files.json';

const WIDE = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const ONCE = /\.(build|phone)\.spec\.ts$/;

/** What this run leaves out: files, single tests, and one of the two widths of a file. */
const LEFT_OUT: readonly (readonly [string, string | object])[] = [
  ...(process.env.POSY_TESTS === 'quick' ? Object.entries(testFiles.full) : []),
  ...(process.env.POSY_TRANSLATED === 'yes' ? Object.entries(testFiles.translated) : []),
  ...(process.env.NEXT_INTERNALS === 'off' ? Object.entries(testFiles.stock) : []),
];
const files = LEFT_OUT.filter(([, why]) => typeof why === 'string').map(([file]) => `**/tests/${file}`);
const titles = LEFT_OUT.flatMap(([file, why]) =>
  typeof why === 'string' ? [] : Object.keys(why).map((title) => patternOf(file.replace(/^browser\//, ''), title)),
);

/** Playwright compares it with project, file and titles, separated by blanks. */
function patternOf(file: string, title: string): RegExp {
  const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const project = /^\[(\w+)\]$/.exec(title)?.[1];
  return project === undefined
    ? new RegExp(`^\\w+ ${quoted(file)} (.* )?${quoted(title)}`)
    : new RegExp(`^${project} ${quoted(file)} `);
}

/**
 * The journeys: a real browser, the production build, the embedded backend. One stack serves all (tests/browser/stack.ts).
 * No retries: a journey that passes only the second time has found something.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/stack.ts',
  outputDir: 'test-results/browser',
  reporter: [['line'], ['json', { outputFile: process.env.POSY_BROWSER_REPORT ?? 'test-results/browser.json' }]],
  workers: 3,
  retries: 0,
  grepInvert: titles,
  forbidOnly: process.env.CI !== undefined,
  // Ends what hangs; a slow machine needs more than a minute for the longest journeys.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.POSY_BASE_URL,
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Letters as wide as on a shopper's screen: the headless shell rounds them to whole pixels.
      args: ['--font-render-hinting=none'],
    },
    // Requests of a worker pass by the routes of a test; offline.phone.spec.ts and a few others allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What needs no width runs once.
    { name: 'build', testMatch: '**/*.build.spec.ts', testIgnore: files, use: WIDE },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', testIgnore: files, use: NARROW },
    { name: 'wide', testIgnore: [ONCE, ...files], use: WIDE },
    { name: 'narrow', testIgnore: [ONCE, ...files], use: NARROW },
  ],
});
