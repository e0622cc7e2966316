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
import type { RequestScope } from './request-scope';

/** The checkout use cases of a request. */
export function checkoutUseCases({ commerce, session }: Pick<RequestScope, 'commerce' | 'session'>) {
  const { carts, checkout, customerCarts, orders, orderHistory: history, payments } = commerce;
  const { cart: cartSession, auth: authSession, pending: paying } = session;
  const customer = { isSignedIn: () => authSession.isSignedIn(), carts: customerCarts };
  const followPayment = makeFollowPayment({ payments, carts, paying, cartSession, customer });
  return {
    attachEmail: makeAttachEmail({ carts, cartSession }),
    setDeliveryAddress: makeSetDeliveryAddress({ checkout, cartSession }),
    shippingMethods: makeShippingMethods({ checkout, cartSession }),
    chooseShippingMethod: makeChooseShippingMethod({ checkout, cartSession }),
    saveBilling: makeSaveBilling({ checkout, cartSession }),
    paymentMethods: makePaymentMethods({ checkout, cartSession }),
    choosePayment: makeChoosePayment({ checkout, cartSession }),
    placeOrder: makePlaceOrder({ orders, cartSession, customer: { history, authSession }, payments, paying }),
    traceOrder: makeTraceOrder({ orders, paying, payments, followPayment }),
    followPayment,
    mergeCarts: makeMergeCarts({ carts, paying, cartSession, customer }),
  };
}
