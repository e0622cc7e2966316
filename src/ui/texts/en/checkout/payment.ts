import type { WhyUnpaid } from '../../../../domain/orders/payment';

const why: Readonly<Record<WhyUnpaid, string>> = {
  declined: 'The bank declined the payment, so your order was cancelled. No money was taken.',
  cancelled: 'You left without paying, so your order was cancelled. No money was taken.',
  expired: 'Your payment did not arrive in time, so we cancelled your order. No money was taken.',
};

const pleaseTransfer = (sum: string, by: string): string =>
  `Please transfer ${sum} so that it reaches our account by ${by}. These details are in our email too.`;

/** Texts about redirect payments. */
export const paymentTexts = {
  paidElsewhere: 'You pay on a secure payment page straight after ordering, then come back here.',
  dueTitle: 'Your order is waiting for payment',
  due: (number: string) =>
    `We are holding order ${number} for you for a little while. As far as we know, it has not been paid for yet.`,
  dueElse: 'If you have changed your mind, cancel on the payment page and everything goes back into your cart.',
  goPay: 'Go to the payment page',
  settlingTitle: 'We are checking your payment',
  settling: (number: string) =>
    `The time to pay for order ${number} has run out, and we are checking whether the bank has taken anything. Please do not order again yet.`,
  checkAgain: 'Check again',
  paidTitle: 'Your order is paid',
  paid: (number: string) =>
    `We have received your payment for order ${number}, and an email about it is on its way. Thank you.`,
  toThanks: 'What happens next',
  unpaidTitle: 'Nothing was paid',
  why,
  cartIsBack: 'Everything is back in your cart.',
  refundTitle: 'We owe you a refund',
  refund: (number: string) =>
    `Order ${number} is cancelled, but you have paid for it. We will refund you, less what gift cards bought with it may have paid already. Please call us if you would still like what you ordered.`,
  awaitedTitle: 'Your order is placed',
  awaited: (number: string) => `We have your order ${number}. It has not been paid for yet.`,
  howToPay: 'How to pay',
  transfer: { please: pleaseTransfer, labels: ['Account name', 'Sort code', 'Account number', 'Reference'] },
  'euro-transfer': { please: pleaseTransfer, labels: ['Account name', 'IBAN', 'BIC', 'Reference'] },
  cheque: {
    please: (sum: string, by: string) =>
      `Please send us a cheque for ${sum} so that it reaches us by ${by}. These details are in our email too.`,
    labels: ['Payable to', 'Send it to', 'Write on the back'],
  },
  orCancelled:
    'If the money has not reached us by then, we have to cancel the order. We will remind you once before then.',
  /** The backend said nothing of where to pay, and may write it in its own email. */
  howUnknown: (method: string, phone: string) =>
    `You chose “${method}”, and nothing has been paid yet. If our email does not say where to send the money, call us on ${phone}.`,
  onDelivery: (method: string) =>
    `${method}: nothing has been paid yet. Please have the money ready when your order arrives.`,
  onCollection: 'Nothing has been paid yet: you pay when you collect your order.',
  call: (phone: string) => `Call us on ${phone}`,
  aside: (quantity: number) =>
    quantity === 1
      ? 'Your earlier cart is safe too, with 1 item in it.'
      : `Your earlier cart is safe too, with ${quantity} items in it.`,
  mergeCarts: 'Combine both carts',
  mergeFailed: 'We could not combine your carts.',
  unknownTitle: 'Have you just come from paying?',
  unknown: 'We cannot find an unpaid order in this browser. If you have paid, we will email you.',
  failed: 'We could not check your payment. Please do not order again until we know.',
  tryAgain: 'Try again',
} as const;
