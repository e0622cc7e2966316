/**
 * One thing after the other. Each answer of the shop holds the whole cart, so two changes under way at once could
 * arrive in the wrong order and show the older cart last.
 */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when everything taken before has ended, however it ended. */
  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
