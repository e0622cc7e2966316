import { spawn } from 'node:child_process';
import { PROJECT } from './project.mjs';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 10_000;
/** A program that ran this long was well; what follows is a new trouble. */
const WELL_AFTER_MS = 60_000;
/** A program that cannot even start this often never will. */
const TRIES_TO_START = 3;
const STOP_WITHIN_MS = 20_000;

/**
 * Keeps one program of the shop running: starts it again when it ends by itself, later each time. Its standard input is a
 * pipe of ours, which the system closes when we die, so it never outlives us. `onGivenUp` when it never came up.
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
    // A broken pipe means that it is gone, and that is told by `exit`.
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
    /** From now on its end is expected: a Ctrl-C reaches every program of the terminal at once. */
    retire() {
      stopping = true;
    },
    /** For new code: ends the program, and it starts again at once. */
    restart() {
      if (!child) return;
      child.removeAllListeners('exit');
      child.once('exit', start);
      child.kill('SIGTERM');
    },
    /** Asks it to finish its work, and ends it by force when it does not. */
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
