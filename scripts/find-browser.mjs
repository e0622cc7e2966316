/** Finds a Chromium for the browser tests, or installs one. Run alone, it prints the path. */
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tool } from './project.mjs';
import { run, runNode } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing one with apt ...');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    // An unattended upgrade may hold the lock of dpkg for a while.
    const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    const { code, output } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const browser = findBrowser();
    if (browser) return browser;
    console.error(`apt-get ended with ${code}: ${output.trim().split('\n').at(-1)}`);
  }
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

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findOrInstallBrowser();
  if (browser) console.log(browser);
  else process.exitCode = 1;
}
