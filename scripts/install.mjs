import { existsSync } from 'node:fs';
import { inProject, readJson } from './project.mjs';
import { run } from './run.mjs';

/** Missing or outdated packages of package.json, as `name@version`. */
export function missingPackages() {
  const { dependencies, devDependencies } = readJson(inProject('package.json'));
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => {
      const file = inProject('node_modules', name, 'package.json');
      return !existsSync(file) || readJson(file).version !== version;
    })
    .map(([name, version]) => `${name}@${version}`);
}

/** Installs missing packages. Returns whether all are present afterwards. */
export async function ensureInstalled() {
  const missing = missingPackages();
  if (missing.length === 0) return true;
  console.log(`Installing packages (${missing.length} of package.json are missing); this takes about a minute ...`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const clean = await run(npm, ['ci', ...quietly], { quiet: true });
  if (clean.code === 0) return missingPackages().length === 0;
  const reason = /^npm (?:error|ERR!) (?!code)(.*\S.*)$/m.exec(clean.output)?.[1] ?? `exit code ${clean.code}`;
  console.log(`Notice: npm ci refused (${reason}); trying npm install, which may change package-lock.json.`);
  const { code } = await run(npm, ['install', ...quietly]);
  const still = missingPackages();
  if (code !== 0 || still.length > 0)
    console.error(`Packages are still missing: ${still.join(', ') || 'see npm above'}`);
  return code === 0 && still.length === 0;
}
