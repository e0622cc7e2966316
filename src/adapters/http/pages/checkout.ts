import { checkoutUrl, CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/steps';
import type { UnpaidHolds } from '../../../domain/checkout/missing-methods';
import { isOrderNumber } from '../../../domain/orders/order';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { hasSchedule } from '../../../domain/delivery/delivery-schedule';
import { restDays } from '../../../domain/delivery/shop-schedule';
import { checkoutTexts } from '../../../ui/texts/en/checkout/checkout';
import { closedDaysText } from '../../../ui/texts/en/delivery/shop-words';
import type { PageLoadResult, PageContext } from './page';

interface StepBody {
  readonly step: CheckoutStep;
  /** The backend has customer accounts. */
  readonly hasAccounts: boolean;
  /** Of the backend; null: the page gives no reason for a missing payment method. */
  readonly unpaidHolds: UnpaidHolds | null;
  /** The days without deliveries, in words, or that they are unknown. */
  readonly restrictions: string;
}

/** `/checkout` itself redirects to the first step. */
export function loadCheckoutStart(): Promise<PageLoadResult<object>> {
  return Promise.resolve({ kind: 'redirect', to: `/checkout/${CHECKOUT_STEPS[0]}` });
}

/** The server renders no order data; the hydrated page loads the step's data. */
export async function loadCheckoutStep(request: PageContext): Promise<PageLoadResult<StepBody>> {
  const step = CHECKOUT_STEPS.find((known) => known === request.query.step);
  if (step === undefined) return { kind: 'failed', status: 404 };
  const there = step === 'user-account' ? externalCheckout(request) : null;
  if (there !== null) return { kind: 'redirect', to: there };
  const { accounts: hasAccounts, unpaidHolds } = request.shop.offers;
  return { kind: 'page', body: { step, hasAccounts, unpaidHolds, restrictions: await restrictionsInWords(request) } };
}

async function restrictionsInWords({ app, visitor }: PageContext): Promise<string> {
  const days = await app.deliverySchedule(visitor);
  if (!hasSchedule(days)) return checkoutTexts.restrictions[days];
  const { date } = londonMoment(app.clock.now());
  return closedDaysText(restDays(days, date), visitor.store.locale);
}

/**
 * URL of an external checkout, or null. It contains the customer's token, so it is created here and is not part of
 * any page. A cross-site navigation has neither token nor cart, and is redirected to the cart.
 */
function externalCheckout({ app, shop, visitor }: PageContext): string | null {
  const { externalCheckout: there } = app.config;
  if (there === null) return null;
  if (visitor.isCrossSite) return '/cart';
  const external = { siteUrl: there.url, syncPath: there.syncPath };
  return checkoutUrl(external, shop.session.auth.token(), shop.session.cart.cartId());
}

/** Only the order number of the URL; the tab that placed the order remembers more. */
export function loadThankYou({ query }: PageContext): Promise<PageLoadResult<{ readonly order: string | null }>> {
  const order = typeof query.order === 'string' && isOrderNumber(query.order) ? query.order : null;
  return Promise.resolve({ kind: 'page', body: { order } });
}
