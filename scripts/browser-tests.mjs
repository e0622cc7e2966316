/** `npm run test:browser [-- playwright arguments]`: finds a browser, builds when needed, runs the journeys. */
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { findOrInstallBrowser } from './find-browser.mjs';
import { isStarted, tool } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

/** Returns `{ code, output, ms }` of Playwright; tests get the browser's path as CHROMIUM_PATH. */
export async function runBrowserTests(args, options = {}) {
  const browser = await findOrInstallBrowser();
  if (!browser) {
    const output = 'No Chromium could be found or installed. Install one, or set CHROMIUM_PATH to its program.\n';
    if (!options.quiet) console.error(output);
    return { code: 1, output, ms: 0 };
  }
  const env = { ...options.env, CHROMIUM_PATH: browser };
  return runNode(tool('playwright/cli.js'), ['test', ...args], { ...options, env });
}

if (isStarted(import.meta.url)) {
  stopChildrenWithUs();
  const ready = isBuilt() || (await build());
  process.exitCode = ready ? (await runBrowserTests(process.argv.slice(2))).code : 1;
}
