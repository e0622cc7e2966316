import { makeMergeCarts, type MergeCartsDeps } from '../../src/application/cart/merge-carts';
import { makeFollowPayment, type FollowPaymentDeps } from '../../src/application/checkout/follow-payment';
import type { CustomerCarts } from '../../src/application/ports/customer-carts';
import type { OpenPayment } from '../../src/ui/components/checkout/use-payment-status';
import { PaymentStatusViewModel } from '../../src/ui/view-models/payment-status-view-model';
import type { Schedule } from '../../src/ui/view-models/schedule';

/** A cart page of somebody who was never sent away to pay. */
export const NO_PAYMENT = {
  payment: null,
  askPayment: false,
  cameBack: false,
  openPayment: (): never => {
    throw new Error('Nobody was sent away to pay here');
  },
} as const;

/** A cart page that nobody was sent to: no form was answered, and nothing is being paid. */
export const QUIET_PAGE = { isCrossSite: false, refusals: [], removed: null, coupon: null, ...NO_PAYMENT } as const;

/** The part of the shop that follows payments, of the visitor of `world`. `told` counts what it said of its end. */
export function aPaymentPart(
  data: FollowPaymentDeps & MergeCartsDeps & { readonly customerCarts: CustomerCarts },
  schedule: Schedule,
) {
  const told = { paid: 0, told: 0 };
  const openPayment: OpenPayment = async (_frame, cart, isSignedIn) => {
    const deps = { ...data, customer: { isSignedIn, carts: data.customerCarts } };
    return new PaymentStatusViewModel({
      followPayment: makeFollowPayment(deps),
      mergeCarts: makeMergeCarts(deps),
      cart,
      schedule,
      onPaid: () => (told.paid += 1),
      onTold: () => (told.told += 1),
    });
  };
  return { openPayment, told };
}
