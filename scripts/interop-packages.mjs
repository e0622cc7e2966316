/**
 * The published middleware that our API is compared with. It is not a dependency: it is installed on demand into a
 * cache folder outside the project, and reused by later runs.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from './project.mjs';
import { run } from './run.mjs';

/**
 * The integration has a peer dependency that a middleware never uses (a front-end framework), so only these are
 * installed.
 */
const MANIFEST = {
  name: 'posy-interop',
  version: '1.0.0',
  private: true,
  dependencies: {
    '@vue-storefront/middleware': '2.7.5',
    '@vue-storefront/core': '2.7.5',
    '@vue-storefront/magento-api': '1.1.0',
    '@nuxtjs/composition-api': '0.29.3',
  },
  // Pin transitive packages too, so that runs are comparable.
  overrides: { '@apollo/client': '3.14.1', graphql: '16.15.0', express: '4.22.3', 'node-fetch': '2.7.0' },
};
const ASK_WITHIN_MS = 5_000;
const INSTALL_WITHIN_MS = 120_000;
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Returns `{ folder }`, or `{ missing }` with the reason. */
export async function interopPackages() {
  const text = JSON.stringify(MANIFEST, null, 2);
  const folder = join(cacheFolder(), `interop-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`);
  if (isComplete(folder)) return { folder };
  if (!(await registryAnswers()))
    return { missing: `no answer of the package registry within ${ASK_WITHIN_MS / 1000} s` };
  mkdirSync(dirname(folder), { recursive: true });
  // Installed in a temporary folder and then moved, so that an interrupted run leaves no incomplete folder.
  const making = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(join(making, 'package.json'), text);
    const { code, output } = await npm(
      making,
      ['install', '--legacy-peer-deps', '--ignore-scripts'],
      INSTALL_WITHIN_MS,
    );
    if (code !== 0 || !isComplete(making))
      return { missing: `the packages could not be installed: ${lastWords(output)}` };
    settle(making, folder);
    return { folder };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function cacheFolder() {
  const { XDG_CACHE_HOME: linux, LOCALAPPDATA: windows } = process.env;
  return join(linux || windows || join(homedir(), '.cache'), 'posy');
}

function isComplete(folder) {
  return Object.entries(MANIFEST.dependencies).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
}

async function registryAnswers() {
  const [[name, version]] = Object.entries(MANIFEST.dependencies);
  const args = ['view', `${name}@${version}`, 'version', '--fetch-retries=0', `--fetch-timeout=${ASK_WITHIN_MS}`];
  const { code, output } = await npm(cacheFolder(), args, ASK_WITHIN_MS);
  return code === 0 && output.includes(version);
}

/** Runs npm in that folder, without the settings of the project or of a running `npm test`. */
async function npm(folder, args, withinMs) {
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const env = { npm_config_local_prefix: undefined, npm_config_prefix: undefined, INIT_CWD: undefined };
  return run(NPM, [...args, ...quietly], { quiet: true, cwd: folder, env, withinMs });
}

/** If another run was faster, its folder is used. */
function settle(made, folder) {
  try {
    renameSync(made, folder);
  } catch {
    if (!isComplete(folder)) cpSync(made, folder, { recursive: true });
  }
}

const lastWords = (output) => output.trim().split('\n').at(-1) || 'npm said nothing';
