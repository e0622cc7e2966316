import type { PaymentInstructions } from './payment';

/** One press of the order button. `key` names it to the backend; `sentAt` is epoch ms by the clock of the page. */
export interface OrderAttempt {
  readonly key: string;
  readonly sentAt: number;
}

const KEY_BYTES = 16;

/** An unguessable key: 32 hexadecimal digits. `randomBytes` returns that many random bytes. */
export function newAttemptKey(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(KEY_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether it is a key as `newAttemptKey` makes them. */
export function isAttemptKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** Parses a stored attempt; null when it is none. */
export function parseAttempt(stored: unknown): OrderAttempt | null {
  const { key, sentAt } = (stored ?? {}) as { readonly key?: unknown; readonly sentAt?: unknown };
  return isAttemptKey(key) && typeof sentAt === 'number' && Number.isFinite(sentAt) ? { key, sentAt } : null;
}

/** Why a backend refuses an order, in its codes; `UNDEFINED` for none or any other. */
export type OrderError = 'CART_NOT_FOUND' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED';

/**
 * `instructions`: how to pay, if the customer sends the money later. `limit`: the shopper has too many unpaid orders.
 * `message`: a notice of the shop, empty if the backend declares none; then `code` decides the words. `unknown`:
 * the response was lost, and the order may have been placed.
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string; readonly instructions?: PaymentInstructions }
  | { readonly kind: 'refused'; readonly code?: OrderError; readonly message: string; readonly limit?: UnpaidLimit }
  | { readonly kind: 'unknown' };

/** The attempt placed no order and cannot place one any more, so the cart can be ordered by another. */
export interface NeverArrived {
  readonly kind: 'never-arrived';
}

/**
 * The outcome of an attempt. `placed`: `number` is null if only the cart is known to be closed. `not-yet`: the cart is
 * open, and the order may still arrive.
 */
export type OrderTrace =
  | { readonly kind: 'placed'; readonly number: string | null; readonly instructions?: PaymentInstructions }
  | NeverArrived
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'unknown' };

/**
 * The limit that a shopper, or others in the same network, have reached, so that an order is refused: orders paid later
 * within an hour, payment pages open at once, pieces of a product in unpaid orders, or hours for which stock was held
 * and not paid for.
 */
const UNPAID_LIMITS = ['unpaid-orders', 'open-payments', 'held-pieces', 'held-time'] as const;
export type UnpaidLimitKind = (typeof UNPAID_LIMITS)[number];

/** `until`: when the order may be placed, ms since 1970; null if no time is known. */
export interface UnpaidLimit {
  readonly kind: UnpaidLimitKind;
  readonly until: number | null;
}

export function isUnpaidLimitKind(value: unknown): value is UnpaidLimitKind {
  return UNPAID_LIMITS.some((kind) => kind === value);
}
