import { makeMergeUnpaidCart, type MergeUnpaidCartDeps } from '../../src/application/cart/merge-unpaid-cart';
import { makeFollowPayment, type FollowPaymentDeps } from '../../src/application/checkout/follow-payment';
import { PaymentStatus } from '../../src/ui/components/checkout/PaymentStatus';
import type { CreatePayment } from '../../src/ui/components/checkout/use-payment-status';
import { PaymentStatusViewModel } from '../../src/ui/view-models/checkout/payment-status-view-model';
import type { Schedule } from '../../src/ui/view-models/shared/schedule';

/** A cart page without a pending payment. */
export const NO_PAYMENT = {
  PaymentStatus,
  createPayment: (): never => {
    throw new Error('Nobody was sent away to pay here');
  },
} as const;

/** A cart page without a form result and without a pending payment. */
export const QUIET_PAGE = {
  extras: [],
  isCrossSite: false,
  refusals: [],
  changed: null,
  isRemoved: false,
  coupon: null,
  giftCard: null,
  cardBalance: null,
  ...NO_PAYMENT,
} as const;

/** The payment feature of the visitor of `data`. `told` counts its calls of `onPaid` and `onTold`. */
export function aPaymentPart(data: FollowPaymentDeps & MergeUnpaidCartDeps, schedule: Schedule) {
  const told = { paid: 0, told: 0 };
  const createPayment: CreatePayment = async (cart) => {
    return new PaymentStatusViewModel({
      followPayment: makeFollowPayment(data),
      mergeCarts: makeMergeUnpaidCart(data),
      cart,
      schedule,
      onPaid: () => (told.paid += 1),
      onTold: () => (told.told += 1),
    });
  };
  return { createPayment, told };
}
