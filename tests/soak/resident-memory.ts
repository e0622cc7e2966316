import { execFileSync } from 'node:child_process';

/** Resident memory of a process, MiB. */
export function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Median of the last third minus median of the third before it, MiB. The start of a run is not compared. */
export function lateGrowth(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(-third)) - median(samples.slice(-2 * third, -third));
}

function median(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
}
