/** `unknown`: the response was lost, the order may have been placed and must not be sent again. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unknown' };

/** What reading reveals after a lost response; `number` is null if only the cart is known to be closed. */
export type OrderTrace =
  | { readonly kind: 'placed'; readonly number: string | null }
  | { readonly kind: 'not-yet' }
  | { readonly kind: 'unknown' };
