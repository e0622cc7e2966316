/** Which carts have submissions out that were not answered yet. */
export interface Outstanding {
  /** Counts a submission of a cart as out until `answer` settles. */
  during<Answer>(cartId: string, answer: Promise<Answer>): Promise<Answer>;
  /** Carts with submissions out, and how many. */
  now(): ReadonlyMap<string, number>;
  /** Resolves when the next submission goes out. */
  next(): Promise<void>;
}

export function watchOutstanding(): Outstanding {
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
