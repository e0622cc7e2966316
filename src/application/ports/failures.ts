import type { CartError } from '../../domain/cart/cart-error';

/**
 * Why the other side said no, as far as the shop acts on it; `UNDEFINED` for everything else. A closed set: adapters turn the
 * words of their wire into these, or into `UNDEFINED`.
 * - of `CartError`: S4-43.
 * - `COUPON_NOT_VALID`: the cart is there, the code is not.
 * - `DELIVERY_GONE`: the way of delivery that was chosen is not offered any more.
 * - `MALFORMED`: the question was turned away at the door, before anybody was asked.
 */
export type RejectionCode = CartError | 'COUPON_NOT_VALID' | 'DELIVERY_GONE' | 'MALFORMED';

/**
 * What the world can answer instead of a value. Every port speaks these and no others.
 * - `unauthorised`: the visitor's sign-in does not (or no longer) count.
 * - `not-found`: the thing asked for does not exist.
 * - `rejected`: the other side understood and said no; `message` may be shown to the shopper.
 * - `busy`: not now, for too much was asked at once; nothing was done and nothing is decided.
 * - `unreachable`: no answer, a fault of the other side's own, or nothing that could be understood; `status` is the HTTP
 *   status when one came.
 */
export type Failure =
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'not-found'; readonly message: string }
  | {
      readonly kind: 'rejected';
      readonly code: RejectionCode;
      readonly message: string;
      /** Each sentence apart, where the other side said several things at once. */
      readonly messages?: readonly string[];
    }
  | { readonly kind: 'busy'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly status: number | null };
