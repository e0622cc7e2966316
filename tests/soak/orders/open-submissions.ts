/** Carts with submissions that have no response yet. */
export interface OpenSubmissions {
  /** Counts a submission as outstanding until its response settles. */
  during<Value>(cartId: string, answer: Promise<Value>): Promise<Value>;
  /** Carts with outstanding submissions, and how many. */
  now(): ReadonlyMap<string, number>;
  /** Resolves at the next submission. */
  next(): Promise<void>;
}

export function trackSubmissions(): OpenSubmissions {
  const out = new Map<string, number>();
  let waiting: (() => void)[] = [];
  const count = (cartId: string, more: number) => {
    const left = (out.get(cartId) ?? 0) + more;
    if (left === 0) out.delete(cartId);
    else out.set(cartId, left);
  };
  return {
    during: async (cartId, answer) => {
      count(cartId, 1);
      for (const go of waiting.splice(0)) go();
      try {
        return await answer;
      } finally {
        count(cartId, -1);
      }
    },
    now: () => new Map(out),
    next: () => new Promise((go) => (waiting = [...waiting, go])),
  };
}
