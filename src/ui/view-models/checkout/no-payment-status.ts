import type { PaymentStatus } from '../../../application/checkout/follow-payment';

/** No payment is pending. */
export const NO_PAYMENT_STATUS: PaymentStatus = { cartId: null, payment: null, isActive: false, aside: null };
