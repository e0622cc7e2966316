import { spawn } from 'node:child_process';
import { PROJECT } from './project.mjs';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 10_000;
/** A program that ran this long had started; a later failure is counted as the first. */
const WELL_AFTER_MS = 60_000;
/** Failed starts after which a program is given up. */
const TRIES_TO_START = 3;
const STOP_WITHIN_MS = 20_000;

/**
 * Supervises one program of the shop: restarts it after an unexpected exit, with increasing delays. Its standard
 * input is a pipe, which the system closes when this process dies, so it never outlives us. Calls `onGivenUp` if it
 * never starts.
 */
export function supervise(name, script, { env = {}, onGivenUp }) {
  let child = null;
  let stopping = false;
  let ready = false;
  let failures = 0;
  let timer = null;

  function start() {
    const began = performance.now();
    child = spawn(process.execPath, [script], {
      cwd: PROJECT,
      env: { ...process.env, ...env, POSY_PARENT_PIPE: '1' },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    // A broken pipe means that it has exited, which the `exit` event reports.
    child.stdin.on('error', () => undefined);
    child.once('exit', (code, signal) => {
      child = null;
      if (stopping) return;
      failures = performance.now() - began > WELL_AFTER_MS ? 1 : failures + 1;
      if (!ready && failures >= TRIES_TO_START) return onGivenUp(name);
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS);
      console.error(`${name} stopped (${signal ?? `exit code ${code}`}); starting it again in ${wait / 1000} s`);
      timer = setTimeout(start, wait);
    });
  }

  start();
  return {
    name,
    pid: () => child?.pid ?? null,
    wasReady: () => {
      ready = true;
    },
    /** Its exit is now expected: Ctrl-C reaches every program of the terminal. */
    retire() {
      stopping = true;
    },
    /** Restarts the program with new code. */
    restart() {
      if (!child) return;
      child.removeAllListeners('exit');
      child.once('exit', start);
      child.kill('SIGTERM');
    },
    /** Stops it gracefully, or kills it after a timeout. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (!child) return;
      const ending = child;
      const ended = new Promise((done) => ending.once('exit', done));
      ending.kill('SIGTERM');
      const force = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
