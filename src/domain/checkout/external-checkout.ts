/** S2-110. A checkout of another system: its site's address without a closing slash, and the path that takes the cart over. */
export interface ExternalCheckout {
  readonly siteUrl: string;
  /** Begins with a slash. */
  readonly syncPath: string;
}

/** S2-8. Where the checkout begins in this shop. */
const OWN_CHECKOUT = '/checkout/user-account';

/**
 * S2-109 to S2-114, S6-10. Where the checkout button leads: to our own first step unless another checkout is set up,
 * which is told the customer's token and the cart. A part that is not there leaves its segment empty.
 */
export function checkoutAddress(
  external: ExternalCheckout | null,
  token: string | null,
  cartId: string | null,
): string {
  if (external === null) return OWN_CHECKOUT;
  const segment = (value: string | null) => encodeURIComponent(value ?? '');
  return `${external.siteUrl}${external.syncPath}/token/${segment(token)}/cart/${segment(cartId)}`;
}
