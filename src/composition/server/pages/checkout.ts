import { checkoutUrl } from '../../../domain/checkout/external-checkout';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/steps';
import type { PageResult, PageRequest } from './page';

/** The server knows nothing of the order in the making; the step's data comes to the woken page. */
export function loadCheckoutStep(request: PageRequest): Promise<PageResult<{ readonly step: CheckoutStep }>> {
  const step = CHECKOUT_STEPS.find((known) => known === request.query.step);
  if (step === undefined) return Promise.resolve({ kind: 'failed', status: 404 });
  const there = step === 'user-account' ? externalCheckout(request) : null;
  return Promise.resolve(there === null ? { kind: 'page', body: { step } } : { kind: 'elsewhere', to: there });
}

/**
 * Where the checkout of another system takes over, or null. Its address holds the customer's token, so
 * it is made here and stands in no page. A click from another site brings neither token nor cart: it is led to the cart.
 */
function externalCheckout({ app, shop, visitor }: PageRequest): string | null {
  const { externalCheckout: there } = app.config;
  if (there === null) return null;
  if (visitor.isCrossSite) return '/cart';
  const external = { siteUrl: there.url, syncPath: there.syncPath };
  return checkoutUrl(external, shop.session.auth.token(), shop.session.cart.cartId());
}

/** Only the number that the address gives; who may know more has it in this tab's memory. */
export function loadThankYou({ query }: PageRequest): Promise<PageResult<{ readonly order: string | null }>> {
  const order = typeof query.order === 'string' ? query.order : null;
  return Promise.resolve({ kind: 'page', body: { order } });
}
