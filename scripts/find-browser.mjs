/** Finds a Chromium for the browser tests, or installs one. Run alone, it prints the path. */
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isStarted, tool } from './project.mjs';
import { installByApt, isProgram, runNode } from './run.mjs';

/** With faces of the widths of Arial and Times, which pages are set in until the shop's own have arrived. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
/** The headless shell first: without the browser's own windows it needs a third less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'].map(
  (app) => `/Applications/${app}`,
);

/** Path of an existing browser: `$CHROMIUM_PATH`, an installed one, or Playwright's; null if there is none. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    console.error(`CHROMIUM_PATH is no program: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC];
  return installed.find(isProgram) ?? ownOfPlaywright();
}

/** `findBrowser`, or else installs one: apt on Debian as root, else Playwright's download. Null when both fail. */
export async function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  const installed = (await installByApt(PACKAGES, 'Chromium')) ? findBrowser() : null;
  if (installed) return installed;
  console.log('No Chromium found; downloading Playwright’s own ...');
  await runNode(tool('playwright/cli.js'), [
    'install',
    ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  ]);
  return findBrowser();
}

function ownOfPlaywright() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return isProgram(path) ? path : null;
  } catch {
    return null;
  }
}

if (isStarted(import.meta.url)) {
  const browser = await findOrInstallBrowser();
  if (browser) console.log(browser);
  else process.exitCode = 1;
}
