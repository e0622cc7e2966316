import type { Schedule } from '../../../src/ui/view-models/shared/schedule';

interface Task {
  readonly at: number;
  readonly work: () => void;
}

/** Timers that stand still until they are told to go on. */
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
  /** Lets `ms` milliseconds pass, and whatever they set off come to its end. */
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

/** Everything that only waits for promises has come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
