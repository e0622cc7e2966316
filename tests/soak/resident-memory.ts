import { execFileSync } from 'node:child_process';

/** What a process holds of the machine's memory, in MiB. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** How much more, in MiB, the median of the last third is than that of the third before it. Ends of runs are compared, not begins. */
export function lateGrowth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(-third)) - median(samples.slice(-2 * third, -third));
}

function median(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
}
