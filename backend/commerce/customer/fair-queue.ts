import { ok, refuse, type Result } from '../../shared/result';

export interface QueueLimits {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** ms until a waiting task is refused. */
  readonly maxWaitMs: number;
}

interface Waiting {
  /** Called once: with true to run, with false when the wait is over. */
  readonly call: (isItsTurn: boolean) => void;
}

/**
 * Runs a limited number of tasks at a time. Waiting tasks take turns by name (round robin), so that a caller with a
 * hundred tasks delays only itself. A full queue refuses the last task of the name with most tasks, and no task waits
 * longer than the limit.
 *
 * One caller with as many names as there are places can still fill the queue; the request rate limits prevent that.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Waiting[]>();
  private running = 0;
  private count = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Runs `work` when it is its turn. Refused as `busy` when it was not run. */
  async run<Value>(name: string, work: () => Promise<Value>): Promise<Result<Value, 'busy'>> {
    if (!(await this.takeTurn(name))) return refuse('busy');
    try {
      return ok(await work());
    } finally {
      this.running -= 1;
      this.callNext();
    }
  }

  private async takeTurn(name: string): Promise<boolean> {
    if (this.running < this.limits.concurrency) {
      this.running += 1;
      return true;
    }
    if (this.count >= this.limits.maxWaiting && !this.makeRoomFor(name)) return false;
    return new Promise((resolve) => {
      const one: Waiting = {
        call: (isItsTurn) => {
          clearTimeout(waitTimer);
          resolve(isItsTurn);
        },
      };
      const waitTimer = setTimeout(() => {
        this.remove(name, one);
        one.call(false);
      }, this.limits.maxWaitMs);
      this.waiting.set(name, [...(this.waiting.get(name) ?? []), one]);
      this.count += 1;
    });
  }

  /** The first task of the next name; the name moves to the end of the round. */
  private callNext(): void {
    const [next] = this.waiting;
    if (next === undefined) return;
    const [name, [first, ...others]] = next;
    if (first === undefined) return;
    this.waiting.delete(name);
    if (others.length > 0) this.waiting.set(name, others);
    this.count -= 1;
    this.running += 1;
    first.call(true);
  }

  /** Refuses the last task of the name with the most tasks, unless that is the new one's name. */
  private makeRoomFor(name: string): boolean {
    const most = [...this.waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', []] as [
      string,
      Waiting[],
    ]);
    const last = most[1].at(-1);
    if (last === undefined || most[1].length <= (this.waiting.get(name)?.length ?? 0) + 1) return false;
    this.remove(most[0], last);
    last.call(false);
    return true;
  }

  private remove(name: string, one: Waiting): void {
    const others = (this.waiting.get(name) ?? []).filter((other) => other !== one);
    if (others.length > 0) this.waiting.set(name, others);
    else this.waiting.delete(name);
    this.count -= 1;
  }
}
