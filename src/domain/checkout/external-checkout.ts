/** An external checkout: its origin without a trailing slash, and the path that receives the cart. */
export interface ExternalCheckout {
  readonly siteUrl: string;
  /** Starts with a slash. */
  readonly syncPath: string;
}

const OWN_CHECKOUT = '/checkout/user-account';

/** Returns the URL of the checkout button: the first step, or the external checkout with token and cart id (empty if null). */
export function checkoutUrl(external: ExternalCheckout | null, token: string | null, cartId: string | null): string {
  if (external === null) return OWN_CHECKOUT;
  const segment = (value: string | null) => encodeURIComponent(value ?? '');
  return `${external.siteUrl}${external.syncPath}/token/${segment(token)}/cart/${segment(cartId)}`;
}
