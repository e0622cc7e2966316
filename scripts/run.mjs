import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PROJECT } from './project.mjs';

const running = new Set();

/**
 * Runs a program in the project and returns `{ code, output, ms }`; never rejects. With `quiet` its output is only
 * collected (and written to `log`), otherwise it is also printed. It is killed after `withinMs`; 0 means no limit.
 */
export function run(command, args, { quiet = false, log, env = {}, cwd = PROJECT, withinMs = 0 } = {}) {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(withinMs > 0 ? { timeout: withinMs } : {}),
    });
    const chunks = [];
    const finish = (code) => {
      running.delete(child);
      const output = Buffer.concat(chunks).toString('utf8');
      if (log) {
        mkdirSync(dirname(log), { recursive: true });
        writeFileSync(log, output);
      }
      done({ code, output, ms: performance.now() - began });
    };
    running.add(child);
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 128 : 1)));
  });
}

/** `run` for a JavaScript program. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/** Whether there is a file that may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian when that is possible: as root, where there is apt. Returns whether it did. */
export async function installByApt(names, title) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`No ${title} found; installing one with apt ...`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  // An unattended upgrade may hold the lock of dpkg for a while.
  const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', ...names];
  const { code, output } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) console.error(`apt-get ended with ${code}: ${output.trim().split('\n').at(-1)}`);
  return code === 0;
}

export function stopChildren() {
  for (const child of running) child.kill('SIGTERM');
}

/** When stopped, also stops the child processes. */
export function stopChildrenWithUs() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopChildren();
      process.exit(130);
    });
  }
}
