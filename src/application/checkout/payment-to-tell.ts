import { isPaymentOpen, type Payment } from '../../domain/orders/payment';

/** A cart that was sent away to pay, and how its payment stands; null when the shop knows of none. */
export interface KnownPayment {
  readonly cartId: string;
  readonly payment: Payment | null;
}

/**
 * Which of several payments the shopper hears of: while one is open there is nothing else to do, so that comes first, and then
 * the latest. Undefined when there is nobody to hear of anything.
 */
export function paymentToTell(known: readonly KnownPayment[]): KnownPayment | undefined {
  const isOpen = ({ payment }: KnownPayment) => payment !== null && isPaymentOpen(payment);
  return known.find(isOpen) ?? known.find(({ payment }) => payment !== null) ?? known[0];
}
