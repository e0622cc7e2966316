/** Why a line is not put on a cart. */
export type CartError = 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'UNDEFINED';

/**
 * Rejections that the shop acts on; adapters map everything else to `UNDEFINED`.
 * - `COUPON_NOT_VALID`: the cart exists, the coupon code does not.
 * - `GIFT_CARD_NOT_VALID`: the cart exists, the gift card cannot pay for it.
 * - `NO_GIFT_CARDS`: the backend has no gift cards.
 * - `SIGN_IN_REFUSED`: address and password do not match, or the account is locked or not confirmed yet.
 * - `NOT_PROVEN`: the customer's own password is wrong.
 * - `WEAK_PASSWORD`: the backend takes no such new password; another one may be tried, with the same link.
 * - `ALREADY_EXISTS`: there is one with this name, such as an account with this address.
 * - `DELIVERY_GONE`: the chosen shipping method is no longer offered.
 * - `MALFORMED`: the request was refused as invalid input before it was processed.
 */
export type RejectionCode =
  | CartError
  | 'COUPON_NOT_VALID'
  | 'GIFT_CARD_NOT_VALID'
  | 'NO_GIFT_CARDS'
  | 'SIGN_IN_REFUSED'
  | 'NOT_PROVEN'
  | 'WEAK_PASSWORD'
  | 'ALREADY_EXISTS'
  | 'DELIVERY_GONE'
  | 'MALFORMED';

/**
 * The failures that ports return.
 * - `unauthorised`: the session is missing or has expired.
 * - `rejected`: the backend refused.
 * - `busy`: rate limited, nothing was done.
 * - `unreachable`: no response, a server error, an error that explains nothing or an unreadable response; `status` is the
 *   HTTP status, if any, and `reference` the id of the log line, which the shopper can quote. Adapters set none.
 *
 * `message` is a notice of the shop to its shoppers, empty if the backend does not declare its sentence as one. Pages word a
 * failure without one by its kind and code.
 */
export type Failure =
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'not-found'; readonly message: string }
  | {
      readonly kind: 'rejected';
      readonly code: RejectionCode;
      readonly message: string;
      /** The separate notices, if there are several. */
      readonly messages?: readonly string[];
    }
  | { readonly kind: 'busy'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly status: number | null; readonly reference?: string };

const KINDS: Readonly<Record<Failure['kind'], true>> = {
  unauthorised: true,
  'not-found': true,
  rejected: true,
  busy: true,
  unreachable: true,
};

/** Tells the failures of ports, after which something may have been sent, from refusals by a rule. */
export function isFailure(reason: { readonly kind: string }): reason is Failure {
  return Object.hasOwn(KINDS, reason.kind);
}

/** True for `unreachable` and `busy`, which must keep the cart and the session. */
export function isTransientFailure({ kind }: Pick<Failure, 'kind'>): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
