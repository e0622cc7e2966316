import { makeMergeCarts } from '../../application/cart/merge-carts';
import { makeAttachEmail } from '../../application/checkout/attach-email';
import { makeChoosePayment } from '../../application/checkout/choose-payment';
import { makeChooseShippingMethod } from '../../application/checkout/choose-shipping-method';
import { makeFollowPayment } from '../../application/checkout/follow-payment';
import { makePaymentMethods } from '../../application/checkout/payment-methods';
import { makePlaceOrder } from '../../application/checkout/place-order';
import { makeSaveBilling } from '../../application/checkout/save-billing';
import { makeSetDeliveryAddress } from '../../application/checkout/set-delivery-address';
import { makeShippingMethods } from '../../application/checkout/shipping-methods';
import { makeTraceOrder } from '../../application/checkout/trace-order';
import { orderLifetimeOf } from './order-lifetime';
import type { RequestScope } from './request-scope';

/** The checkout use cases of a request. */
export function checkoutUseCases({ commerce, session, config }: Pick<RequestScope, 'commerce' | 'session' | 'config'>) {
  const { carts, checkout, customerCarts, orders, payments } = commerce;
  const { cart: cartSession, auth: authSession, pending: paying } = session;
  const customer = { isSignedIn: () => authSession.isSignedIn(), carts: customerCarts };
  const followPayment = makeFollowPayment({ payments, carts, paying, cartSession, customer });
  const orderLifetimeMs = orderLifetimeOf(config);
  const traceOrder = makeTraceOrder({ orders, paying, payments, followPayment, orderLifetimeMs });
  return {
    attachEmail: makeAttachEmail({ carts, cartSession }),
    setDeliveryAddress: makeSetDeliveryAddress({ checkout, cartSession }),
    shippingMethods: makeShippingMethods({ checkout, cartSession }),
    chooseShippingMethod: makeChooseShippingMethod({ checkout, cartSession }),
    saveBilling: makeSaveBilling({ checkout, cartSession }),
    paymentMethods: makePaymentMethods({ checkout, cartSession }),
    choosePayment: makeChoosePayment({ checkout, cartSession }),
    placeOrder: makePlaceOrder({ orders, cartSession, payments, paying, traceOrder }),
    traceOrder,
    followPayment,
    mergeCarts: makeMergeCarts({ carts, paying, cartSession, customer }),
  };
}
