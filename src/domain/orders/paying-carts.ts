/**
 * The carts, by their ids and each once, that a visitor was sent away to pay, the latest first; behind them those that were
 * set aside.
 */
export type PayingCarts = readonly string[];

/** More than anybody fills at once, and few enough to be asked for one by one. */
export const MAX_CARTS = 5;

/** With this one first. When there are too many, the last gives way. */
export function withFirst(carts: PayingCarts, cartId: string): PayingCarts {
  return [cartId, ...without(carts, cartId)].slice(0, MAX_CARTS);
}

/** With this one last. When there are too many, the one before it gives way. */
export function withLast(carts: PayingCarts, cartId: string): PayingCarts {
  return [...without(carts, cartId).slice(0, MAX_CARTS - 1), cartId];
}

/** What is not there is no mistake. */
export function without(carts: PayingCarts, cartId: string): PayingCarts {
  return carts.filter((one) => one !== cartId);
}
