import type { Schedule } from '../../../src/ui/view-models/shared/schedule';

interface Task {
  readonly at: number;
  readonly work: () => void;
}

/** Timers that run only when advanced. */
export function aSchedule() {
  let now = 0;
  let tasks: readonly Task[] = [];
  const drop = (task: Task) => {
    tasks = tasks.filter((other) => other !== task);
  };
  const schedule: Schedule = (work, ms) => {
    const task = { at: now + ms, work };
    tasks = [...tasks, task];
    return () => drop(task);
  };
  /** Advances time by `ms` milliseconds and waits for everything it triggers. */
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const [next] = tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      drop(next);
      now = next.at;
      next.work();
      await settled();
    }
    now = until;
  };
  return { schedule, pass, waiting: () => tasks.length };
}

/** Waits for all pending promises. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
