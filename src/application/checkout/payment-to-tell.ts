import { isPaymentOpen, type Payment } from '../../domain/orders/payment';

/** A cart and its payment; null if the shop knows of none. */
export interface KnownPayment {
  readonly cartId: string;
  readonly payment: Payment | null;
}

/** Picks the payment to show: an open one, else the latest; undefined if there is none. */
export function paymentToTell(known: readonly KnownPayment[]): KnownPayment | undefined {
  const isOpen = ({ payment }: KnownPayment) => payment !== null && isPaymentOpen(payment);
  return known.find(isOpen) ?? known.find(({ payment }) => payment !== null) ?? known[0];
}
