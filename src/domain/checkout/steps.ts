/** In order. */
export const CHECKOUT_STEPS = ['user-account', 'shipping', 'billing', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Which steps have been saved. */
export interface CheckoutProgress {
  readonly userAccount: boolean;
  readonly shipping: boolean;
  readonly billing: boolean;
}

const SAVED: readonly (readonly [CheckoutStep, keyof CheckoutProgress])[] = [
  ['user-account', 'userAccount'],
  ['shipping', 'shipping'],
  ['billing', 'billing'],
];

/** Returns true if all earlier steps are saved, else the first that is not. */
export function canOpenStep(step: CheckoutStep, progress: CheckoutProgress): true | { readonly goTo: CheckoutStep } {
  const missing = SAVED.find(([, saved]) => !progress[saved]);
  if (missing === undefined) return true;
  const [first] = missing;
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(first) ? true : { goTo: first };
}

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
