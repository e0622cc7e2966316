/** Runs `work` when all earlier tasks have settled. */
export type Mutex = <Value>(work: () => Promise<Value>) => Promise<Value>;

const LOCK = 'posy-actions';

/**
 * Runs one task at a time among all tabs of this browser; only within this tab if the browser has no Web Locks
 * (`locks` returns undefined) or denies them.
 */
export function createMutex(locks: () => Pick<LockManager, 'request'> | undefined): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  const inThisTab: Mutex = (work) => {
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
