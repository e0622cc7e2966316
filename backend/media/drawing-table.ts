/** At most so many wait. Every picture of the shop at once is fewer; more is a flood. */
const MAX_WAITING = 4000;

/** Two hands, and a queue before them: however many pictures are asked for, the processor has room for the shop itself. */
export class DrawingTable {
  private busy = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly hands: number) {}

  /** Answers null at once when too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.busy >= this.hands) {
      if (this.waiting.length >= MAX_WAITING) return null;
      await new Promise<void>((free) => this.waiting.push(free));
    } else {
      this.busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The hand goes straight to the next in line, so that nobody steps in between.
      if (next === undefined) this.busy -= 1;
      else next();
    }
  }
}
