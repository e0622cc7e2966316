import { MiddlewareCarts } from '../../adapters/graphql-middleware/middleware-carts';
import { MiddlewareCheckout } from '../../adapters/graphql-middleware/middleware-checkout';
import { MiddlewareCountries } from '../../adapters/graphql-middleware/middleware-countries';
import { MiddlewareOrderHistory } from '../../adapters/graphql-middleware/middleware-order-history';
import { MiddlewareOrders } from '../../adapters/graphql-middleware/middleware-orders';
import { makeAttachEmail } from '../../application/checkout/attach-email';
import { makeChooseShippingMethod } from '../../application/checkout/choose-shipping-method';
import { makeChoosePayment } from '../../application/checkout/choose-payment';
import { makeFollowPayment } from '../../application/checkout/follow-payment';
import { makeShippingMethods } from '../../application/checkout/shipping-methods';
import { makePaymentMethods } from '../../application/checkout/payment-methods';
import { makePlaceOrder } from '../../application/checkout/place-order';
import { makeSaveBilling } from '../../application/checkout/save-billing';
import { makeSetDeliveryAddress } from '../../application/checkout/set-delivery-address';
import { makeTraceOrder } from '../../application/checkout/trace-order';
import type { SiteProps } from '../../ui/site-props';
import type { CartViewModel } from '../../ui/view-models/cart-view-model';
import type { ShopApp } from '../../ui/shop-context';
import type { CheckoutCustomer, CheckoutUseCases } from '../../ui/view-models/checkout-use-cases';
import { CheckoutViewModel } from '../../ui/view-models/checkout-view-model';
import { paymentParts } from './payment';
import { schedule, tabOf, type Tab } from './tab';
import { checkoutStorage } from './checkout-storage';

/** Ways to pay whose money is taken at the moment of the order, on a page that the backend names then. */
const PAID_ONLINE: ReadonlySet<string> = new Set(['bankpage']);
/** Magento's code for money handed to the driver. */
const PAID_AT_DOOR: ReadonlySet<string> = new Set(['cashondelivery']);

/** The checkout in one tab, apart from the rest of the shop so that only its own pages carry it. */
export function browserCheckout(
  site: SiteProps,
  cart: CartViewModel,
  push: (path: string) => void,
  account: ShopApp['account'],
): CheckoutViewModel {
  const isSignedIn = () => account.signedIn;
  const onUnauthorised = () =>
    void account.open().then(
      ({ handleSessionExpired }) => handleSessionExpired(),
      () => push(site.storePrefix || '/'),
    );
  const whoIsHere = customerOf(account);
  return new CheckoutViewModel({
    useCases: checkoutUseCases(tabOf(site, onUnauthorised), isSignedIn, () => whoIsHere.isSignedIn()),
    cart,
    memory: checkoutStorage,
    go: (path) => push(`${site.storePrefix}${path}`),
    leave: (address) => window.location.assign(address),
    schedule,
    paidOnline: PAID_ONLINE,
    paidAtDoor: PAID_AT_DOOR,
    customer: whoIsHere,
    onUnauthorised,
  });
}

/** The account as the checkout asks for it; its script is fetched for customers alone. */
function customerOf(account: ShopApp['account']): CheckoutCustomer {
  return {
    isSignedIn: async () => {
      await account.whenKnown();
      // Somebody may have come or gone since, on the first step.
      return account.signedIn;
    },
    user: async () => {
      // Without its script nobody is known; the form can be filled all the same.
      const session = await account.open().then(
        (part) => part.session,
        () => null,
      );
      if (session !== null && session.user === null) await session.load();
      return session?.user ?? null;
    },
    savedAddresses: async (what) => (await account.open()).savedAddresses(what),
    session: async () => (await account.open()).session,
  };
}

function checkoutUseCases(tab: Tab, isSignedIn: () => boolean, whenSignedIn: () => Promise<boolean>): CheckoutUseCases {
  const { call, context, visitor } = tab;
  const carts = new MiddlewareCarts(call, context);
  const checkout = new MiddlewareCheckout(call, context);
  const orders = new MiddlewareOrders(call);
  // A customer's lost answer is looked up in the list of their orders.
  const customer = { history: new MiddlewareOrderHistory(call, context), signIn: { isSignedIn } };
  const countries = new MiddlewareCountries(call);
  const parts = paymentParts(tab, whenSignedIn);
  const { payments, paying } = parts;
  const followPayment = makeFollowPayment(parts);
  return {
    attachEmail: makeAttachEmail({ carts, visitor }),
    setDeliveryAddress: makeSetDeliveryAddress({ checkout, visitor }),
    shippingMethods: makeShippingMethods({ checkout, visitor }),
    chooseShippingMethod: makeChooseShippingMethod({ checkout, visitor }),
    saveBilling: makeSaveBilling({ checkout, visitor }),
    paymentMethods: makePaymentMethods({ checkout, visitor }),
    choosePayment: makeChoosePayment({ checkout, visitor }),
    placeOrder: makePlaceOrder({ orders, visitor, customer, payments, paying }),
    traceOrder: makeTraceOrder({ orders, paying, followPayment }),
    followPayment,
    countries: () => countries.all(),
    country: (code) => countries.find(code),
  };
}
