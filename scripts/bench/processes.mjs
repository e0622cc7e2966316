/** The processes of a measurement, their processor time and their memory. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs until its parent is gone. */
const BUSY = 'const of = process.ppid; while (process.ppid === of) for (let i = 0; i < 1e7; i += 1);';

const running = new Set();
let ticksPerSecond = 0;
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

/** Starts a Node program. Its output is shown only if it ends before `stop`. */
export function start(args, env = process.env, cwd = process.cwd()) {
  const child = spawn(process.execPath, args, { env, cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  running.add(child);
  child.stdin.on('error', () => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000);
    });
  child.once('exit', () => {
    if (running.delete(child)) console.error(`${args.join(' ')} ended:\n${output}`);
  });
  return child;
}

export async function stop(child) {
  if (!running.delete(child)) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Keeps that many processor cores busy until the returned function is called. */
export function startNeighbours(count) {
  const children = Array.from({ length: count }, () => start(['-e', BUSY]));
  return () => Promise.all(children.map(stop));
}

/** Processor time of the process so far, ms; NaN where there is no /proc. */
export function processorMs({ pid }) {
  if (process.platform !== 'linux') return Number.NaN;
  ticksPerSecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // The name of the program, in brackets, may contain blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Resident memory of the process, MB; NaN where there is no /proc. */
export function memoryMb({ pid }) {
  if (process.platform !== 'linux') return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}
