import type { PaymentInstructions } from './payment-instructions';
import type { UnpaidLimit } from './unpaid-limit';

/**
 * `instructions`: how to pay, if the customer sends the money later. `limit`: the shopper has too many unpaid orders. `unknown`:
 * the response was lost, and the order may have been placed.
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string; readonly instructions?: PaymentInstructions }
  | { readonly kind: 'refused'; readonly message: string; readonly limit?: UnpaidLimit }
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
