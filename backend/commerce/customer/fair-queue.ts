import { ok, refuse, type Result } from '../result';

export interface QueueLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** ms that anybody waits before they are told to come again. */
  readonly longestWait: number;
}

interface Waiting {
  /** Called once: with true when it is its turn, with false when it may not wait any longer. */
  readonly call: (isItsTurn: boolean) => void;
}

/**
 * Lets so many works run at a time, and the others wait in turn: not all of one name after each other, but one of each name
 * in rounds, so that who asks a hundred times waits a hundred times and nobody else does. A queue that is full turns away the
 * last of who has most in it. Nobody waits longer than the limit.
 *
 * It is as fair as its names are true. Who asks under as many names as there are places fills it all the same, and then the
 * next one is turned away until a place is free: against that stand the bounds on how often one caller may ask, in front.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Waiting[]>();
  private running = 0;
  private count = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Runs `work` in turn. `busy`: it was not run. */
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
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return true;
    }
    if (this.count >= this.limits.mostWaiting && !this.makeRoomFor(name)) return false;
    return new Promise((resolve) => {
      const one: Waiting = {
        call: (isItsTurn) => {
          clearTimeout(patience);
          resolve(isItsTurn);
        },
      };
      const patience = setTimeout(() => {
        this.remove(name, one);
        one.call(false);
      }, this.limits.longestWait);
      this.waiting.set(name, [...(this.waiting.get(name) ?? []), one]);
      this.count += 1;
    });
  }

  /** The first of the name whose turn it is; the name goes to the end of the round. */
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

  /** Turns away the last of the name that has most in the queue, unless that is the one who asks. */
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
