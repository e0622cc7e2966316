/**
 * The limit that a shopper, or others in the same network, have reached, so that an order is refused: orders paid later
 * within an hour, payment pages open at once, pieces of a product in unpaid orders, or hours for which stock was held
 * and not paid for.
 */
export type UnpaidLimitKind = 'unpaid-orders' | 'open-payments' | 'held-pieces' | 'held-time';

/** `until`: when the order may be placed, ms since 1970; null if no time is known. */
export interface UnpaidLimit {
  readonly kind: UnpaidLimitKind;
  readonly until: number | null;
}

const KINDS: ReadonlySet<unknown> = new Set<UnpaidLimitKind>([
  'unpaid-orders',
  'open-payments',
  'held-pieces',
  'held-time',
]);

export function isUnpaidLimitKind(value: unknown): value is UnpaidLimitKind {
  return KINDS.has(value);
}
