import { randomBytes } from 'node:crypto';
import { aKey } from '../../builders/an-order-attempt';
import { useCasesOf } from '../../builders/use-cases-of';
import { cartDigest } from '../../../src/domain/cart/cart-digest';
import { CartViewModel } from '../../../src/ui/view-models/cart/cart-view-model';
import { parseDraft, type CheckoutMemory } from '../../../src/ui/view-models/checkout/checkout-draft';
import type { CheckoutDeps, CheckoutUseCases } from '../../../src/ui/view-models/checkout/checkout-use-cases';
import { parsePlacedOrder } from '../../../src/ui/view-models/checkout/placed-order';
import { ProgressViewModel } from '../../../src/ui/view-models/site/progress-view-model';
import { CheckoutViewModel } from '../../../src/ui/view-models/checkout/checkout-view-model';
import type { AddressEntry } from '../../../src/ui/view-models/shared/address-entry';
import { aCartTab } from './a-cart-tab';
import { aSchedule } from './a-schedule';

/** A payment method that charges at once. */
export const PAID_ONLINE = 'transfer';

/** This tab's storage; it stores text, as a browser does. */
function aMemory() {
  let text: string | null = null;
  let placed: string | null = null;
  const memory: CheckoutMemory = {
    read: () => parseDraft(text),
    write: (draft) => (text = JSON.stringify(draft)),
    clear: () => (text = null),
    keepPlaced: (order) => (placed = JSON.stringify(order)),
    placed: () => parsePlacedOrder(placed),
  };
  return { memory, draft: () => parseDraft(text), placed: () => parsePlacedOrder(placed) };
}

/** A checkout with these skus in the cart. `load` is what the browser does when the page is loaded again. */
export async function aCheckout(...skus: readonly string[]) {
  return aCheckoutWith({}, ...skus);
}

/** The same, in a shop that may ask for a captcha, or is in another country. */
export async function aCheckoutWith(
  shop: Partial<Pick<CheckoutDeps, 'captcha' | 'homeCountry' | 'isOnline' | 'now' | 'unpaidHolds'>>,
  ...skus: readonly string[]
) {
  const tab = await aCartTab(...(skus.length > 0 ? skus : ['TULIPS']));
  const { memory, draft, placed } = aMemory();
  const went: string[] = [];
  const replaced: string[] = [];
  const left: string[] = [];
  const server = useCasesOf(tab).checkout;
  const shownId = () => tab.cartSession.cartId();
  const useCases: CheckoutUseCases = {
    attachEmail: (email) => server.attachEmail(shownId(), email),
    setDeliveryAddress: (address) => server.setDeliveryAddress(shownId(), address),
    shippingMethods: () => server.shippingMethods(shownId()),
    chooseShippingMethod: (carrier, method) => server.chooseShippingMethod(shownId(), carrier, method),
    saveBilling: (billing) => server.saveBilling(shownId(), billing),
    paymentMethods: () => server.paymentMethods(shownId()),
    choosePayment: (code) => server.choosePayment(shownId(), code),
    placeOrder: ({ shown, ...order }) => server.placeOrder({ ...order, cartId: shown.id, digest: cartDigest(shown) }),
    traceOrder: server.traceOrder,
    followPayment: server.followPayment,
    countries: () => tab.countries.all(),
    country: (code) => tab.countries.find(code),
  };
  const bar = aSchedule();
  const progress = new ProgressViewModel(bar.schedule);
  const load = () => {
    const cart = new CartViewModel({
      useCases: tab.useCases,
      schedule: tab.timers.schedule,
      announce: () => undefined,
    });
    return new CheckoutViewModel({
      homeCountry: 'GB',
      isOnline: () => true,
      now: () => tab.clock.now(),
      randomBytes,
      ...shop,
      useCases,
      cart,
      memory,
      go: (path, replaces) => {
        went.push(path);
        if (replaces) replaced.push(path);
      },
      leave: (address) => left.push(address),
      schedule: tab.timers.schedule,
      progress,
    });
  };
  const checkout = load();
  return {
    ...tab,
    load,
    checkout,
    progress,
    bar,
    draft,
    placed,
    memory,
    went,
    replaced,
    left,
    checkoutUseCases: useCases,
  };
}

type Checkout = Awaited<ReturnType<typeof aCheckout>>;

export function typeAddress(entry: AddressEntry, change: Partial<AddressEntry['form']['values']> = {}): void {
  const values = {
    firstName: 'Bea',
    lastName: 'Ray',
    street: '3 West Street',
    city: 'Chichester',
    postcode: 'PO19 1QS',
    phone: '01243 111111',
    ...change,
  };
  entry.type('countryCode', values.countryCode ?? 'GB');
  entry.type('firstName', values.firstName);
  entry.type('lastName', values.lastName);
  entry.type('street', values.street);
  entry.type('city', values.city);
  entry.type('region', values.region ?? '');
  entry.type('postcode', values.postcode);
  entry.type('phone', values.phone);
}

export async function throughAccount({ checkout }: Pick<Checkout, 'checkout'>): Promise<void> {
  await checkout.open('user-account');
  checkout.account.form.setValue('firstName', 'Ann');
  checkout.account.form.setValue('lastName', 'Lee');
  checkout.account.form.setValue('email', 'ann@example.org');
  checkout.account.form.setValue('phone', '07700 900123');
  await checkout.account.submit();
}

/** `method`: by default the first that is offered. */
export async function throughDelivery({ checkout }: Pick<Checkout, 'checkout'>, method?: string): Promise<void> {
  await throughAccount({ checkout });
  await checkout.open('shipping');
  if (method === 'counter') await checkout.delivery.collect();
  else {
    typeAddress(checkout.delivery.address);
    await checkout.delivery.selectMethods();
  }
  const chosen = checkout.delivery.methods?.find((offered) => method === undefined || offered.method === method);
  if (chosen === undefined) throw new Error('Nothing is delivered there');
  await checkout.delivery.choose(chosen);
  checkout.delivery.continueToBilling();
}

export async function throughBilling({ checkout }: Pick<Checkout, 'checkout'>, method?: string): Promise<void> {
  await throughDelivery({ checkout }, method);
  await checkout.open('billing');
  // Collection has no delivery address.
  if (method === 'counter') typeAddress(checkout.billing.address);
  else checkout.billing.tickSame(true);
  await checkout.billing.submit();
}

/** Everything is ready: one press of the button is missing. */
export async function readyToOrder({ checkout }: Pick<Checkout, 'checkout'>, method?: string): Promise<void> {
  await throughBilling({ checkout }, method);
  await checkout.open('payment');
  await checkout.payment.choose('cheque');
  checkout.payment.acceptTerms(true);
}

/** Orders what is in the cart, paid in this way, as another page of the visitor would. */
export async function orderIn({ carts, cartSession, checkoutUseCases }: Checkout, payment: string) {
  const shown = await carts.find(cartSession.cartId() ?? '');
  if (!shown.ok) throw new Error('There is no cart');
  return checkoutUseCases.placeOrder({ shown: shown.value, payment, attemptKey: aKey(), captchaToken: null });
}
