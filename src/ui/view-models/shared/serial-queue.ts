/**
 * Runs tasks one after another. Each response holds the whole cart, so concurrent changes could arrive out of order
 * and leave an outdated cart on the page.
 */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs `work` after all earlier tasks have settled. */
  take<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
