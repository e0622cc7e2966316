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
  const { cart: visitor, auth: signIn, pending: paying } = session;
  const customer = { isSignedIn: () => signIn.isSignedIn(), carts: customerCarts };
  const followPayment = makeFollowPayment({ payments, carts, paying, visitor, customer });
  return {
    attachEmail: makeAttachEmail({ carts, visitor }),
    setDeliveryAddress: makeSetDeliveryAddress({ checkout, visitor }),
    shippingMethods: makeShippingMethods({ checkout, visitor }),
    chooseShippingMethod: makeChooseShippingMethod({ checkout, visitor }),
    saveBilling: makeSaveBilling({ checkout, visitor }),
    paymentMethods: makePaymentMethods({ checkout, visitor }),
    choosePayment: makeChoosePayment({ checkout, visitor }),
    placeOrder: makePlaceOrder({ orders, visitor, customer: { history, signIn }, payments, paying }),
    traceOrder: makeTraceOrder({ orders, paying, payments, followPayment }),
    followPayment,
    mergeCarts: makeMergeCarts({ carts, paying, visitor, customer }),
  };
}
