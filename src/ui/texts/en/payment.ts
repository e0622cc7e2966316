import type { WhyUnpaid } from '../../../domain/orders/payment';

const why: Readonly<Record<WhyUnpaid, string>> = {
  declined: 'The bank declined the payment, so your order was cancelled. No money was taken.',
  cancelled: 'You left without paying, so your order was cancelled. No money was taken.',
  expired: 'Your payment did not arrive in time, so we cancelled your order. No money was taken.',
};

/** Texts about redirect payments. */
export const paymentTexts = {
  paidElsewhere: 'You pay on the bank’s own page straight after ordering, then come back here.',
  dueTitle: 'Your order is waiting for payment',
  due: (number: string) =>
    `We are holding order ${number} for you for a little while. As far as we know, it has not been paid yet.`,
  dueElse: 'If you would rather not pay, cancel on the bank’s page and everything goes back into your cart.',
  goPay: 'Go to the bank’s page',
  settlingTitle: 'We are checking your payment',
  settling: (number: string) =>
    `The time to pay for order ${number} has run out, and we are checking whether the bank has taken anything. Please do not order again yet.`,
  checkAgain: 'Check again',
  paidTitle: 'Your order is paid',
  paid: (number: string) =>
    `We have received your payment for order ${number}, and an e-mail about it is on its way. Thank you.`,
  toThanks: 'What happens next',
  unpaidTitle: 'Nothing was paid',
  why,
  cartIsBack: 'Everything is back in your cart.',
  refundTitle: 'We owe you a refund',
  refund: (number: string) =>
    `The bank took your payment after order ${number} had been cancelled. We will refund it in full. Please call us if you would still like what you ordered.`,
  call: (phone: string) => `Call us on ${phone}`,
  aside: (quantity: number) =>
    quantity === 1
      ? 'Your earlier cart is safe too, with 1 item in it.'
      : `Your earlier cart is safe too, with ${quantity} items in it.`,
  mergeCarts: 'Combine both carts',
  mergeFailed: 'We could not combine your carts.',
  unknownTitle: 'Have you just come from paying?',
  unknown: 'We know of no unpaid order in this browser. If you have paid, we will e-mail you.',
  failed: 'We could not check your payment. Please do not order again until we know.',
  tryAgain: 'Try again',
} as const;
