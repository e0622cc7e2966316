/**
 * What became of an order that was sent. `unknown` means that the answer was lost: it may or may not have been placed,
 * and nobody may send it again.
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** What reading tells about an order whose answer was lost. `number` is null when only the cart's end is known. */
export type OrderTrace =
  | { readonly kind: 'placed'; readonly number: string | null }
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'unknown' };
