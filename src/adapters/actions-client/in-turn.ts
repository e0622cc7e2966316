/** Runs `work` when everything that was taken before has ended. */
export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

const LOCK = 'posy-actions';

/**
 * One piece of work at a time among all tabs of this browser; among those of this tab only where the browser has no locks
 * (`locks` returns undefined) or denies them.
 */
export function inTurnOf(locks: () => Pick<LockManager, 'request'> | undefined): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab: InTurn = (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return async (work) => {
    const shared = locks();
    if (shared === undefined) return inThisTab(work);
    let running: ReturnType<typeof work> | undefined;
    try {
      await shared.request(LOCK, () => (running = work()));
    } catch (fault) {
      if (running === undefined) return inThisTab(work);
      throw fault;
    }
    return running as ReturnType<typeof work>;
  };
}
