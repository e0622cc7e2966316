import type { MemorySession } from '../../src/adapters/memory/memory-session';
import { makeMergeCarts, type MergeCartsDeps } from '../../src/application/cart/merge-carts';
import { makeFollowPayment, type FollowPaymentDeps } from '../../src/application/checkout/follow-payment';
import type { CustomerCarts } from '../../src/application/ports/customer-carts';
import type { OpenPayment } from '../../src/ui/components/checkout/use-payment-status';
import { PaymentStatusViewModel } from '../../src/ui/view-models/checkout/payment-status-view-model';
import type { Schedule } from '../../src/ui/view-models/shared/schedule';

/** A cart page without a pending payment. */
export const NO_PAYMENT = {
  payment: null,
  askPayment: false,
  cameBack: false,
  openPayment: (): never => {
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
export function aPaymentPart(
  data: FollowPaymentDeps &
    MergeCartsDeps & { readonly customerCarts: CustomerCarts; readonly cartSession: MemorySession },
  schedule: Schedule,
) {
  const told = { paid: 0, told: 0 };
  const openPayment: OpenPayment = async (cart) => {
    const deps = { ...data, customer: { isSignedIn: () => data.cartSession.isSignedIn(), carts: data.customerCarts } };
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
