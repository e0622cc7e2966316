/** Project paths, settings and tools; plain Node, because this runs before packages are installed. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...parts) => join(PROJECT, ...parts);

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Whether Node was started with the module of this URL, also by a linked path, as a unit file of systemd has it. */
export const isStarted = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** Path of an installed package's program, to run with this Node: `tool('typescript/bin/tsc')`. */
export const tool = (path) => inProject('node_modules', path);

/** Reads `.env`; environment variables have precedence. */
export function loadSettings() {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'));
}

/** Exits with a message if Node is too old. */
export function needNode() {
  const [least] = /\d+\.\d+/.exec(readJson(inProject('package.json')).engines.node) ?? ['20.20'];
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = least.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Node ${least} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
