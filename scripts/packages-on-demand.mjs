/**
 * Packages that a command needs but that are not dependencies: they are installed on demand into a cache folder outside
 * the project, and reused by later runs.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readJson } from './project.mjs';
import { run } from './run.mjs';

const ASK_WITHIN_MS = 5_000;
const INSTALL_WITHIN_MS = 120_000;
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * `manifest`: name, exact versions of dependencies, overrides. No package runs a script of its own, but those of `compile` are
 * compiled. Returns `{ folder }`, or `{ missing }` with the reason.
 */
export async function packagesOnDemand(
  manifest,
  { withinMs = INSTALL_WITHIN_MS, compile = [], withPeers = false } = {},
) {
  const text = JSON.stringify({ version: '1.0.0', private: true, ...manifest }, null, 2);
  const isComplete = (place) => holds(place, manifest.dependencies);
  const folder = join(
    cacheFolder(),
    `${manifest.name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
  );
  if (isComplete(folder)) return { folder };
  if (!(await registryAnswers(manifest.dependencies)))
    return { missing: `no answer of the package registry within ${ASK_WITHIN_MS / 1000} s` };
  mkdirSync(dirname(folder), { recursive: true });
  // Installed in a temporary folder and then moved, so that an interrupted run leaves no incomplete folder.
  const making = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(join(making, 'package.json'), text);
    const { code, output } = await npm(
      making,
      ['install', ...(withPeers ? [] : ['--legacy-peer-deps']), '--ignore-scripts'],
      withinMs,
    );
    if (code !== 0 || !isComplete(making))
      return { missing: `the packages could not be installed: ${lastWords(output)}` };
    if (compile.length > 0) {
      const built = await npm(making, ['rebuild', '--build-from-source', ...compile], withinMs);
      if (built.code !== 0)
        return { missing: `${compile.join(', ')} could not be compiled: ${lastWords(built.output)}` };
    }
    settle(making, folder, isComplete);
    return { folder };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function cacheFolder() {
  const { XDG_CACHE_HOME: linux, LOCALAPPDATA: windows } = process.env;
  return join(linux || windows || join(homedir(), '.cache'), 'posy');
}

function holds(folder, dependencies) {
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
}

async function registryAnswers(dependencies) {
  const [[name, version]] = Object.entries(dependencies);
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
function settle(made, folder, isComplete) {
  try {
    renameSync(made, folder);
  } catch {
    if (!isComplete(folder)) cpSync(made, folder, { recursive: true });
  }
}

const lastWords = (output) => output.trim().split('\n').at(-1) || 'npm said nothing';
