import type { PaymentInstructions } from './payment-instructions';
import type { UnpaidLimit } from './unpaid-limit';

/**
 * `instructions`: how to pay, if the customer sends the money later. `limit`: the shopper has too many unpaid orders. `unknown`:
 * the response was lost, the order may have been placed and must not be sent again.
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string; readonly instructions?: PaymentInstructions }
  | { readonly kind: 'refused'; readonly message: string; readonly limit?: UnpaidLimit }
  | { readonly kind: 'unknown' };

/** What reading reveals after a lost response; `number` is null if only the cart is known to be closed. */
export type OrderTrace =
  | { readonly kind: 'placed'; readonly number: string | null; readonly instructions?: PaymentInstructions }
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'unknown' };
