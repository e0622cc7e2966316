import type { WhyUnpaid } from '../../../domain/orders/payment';

const why: Readonly<Record<WhyUnpaid, string>> = {
  declined: 'The bank declined the payment, so your order was cancelled. No money was taken.',
  cancelled: 'You turned back without paying, so your order was cancelled. No money was taken.',
  expired: 'Your order waited too long for its money, so we cancelled it. We have taken nothing.',
};

/** Texts about redirect payments. */
export const paymentTexts = {
  paidElsewhere: 'You pay on the bank’s own page right after ordering, and come back here.',
  dueTitle: 'Your order is waiting for payment',
  due: (number: string) =>
    `We keep order ${number} for you for a little while. As far as we know nothing has been paid yet.`,
  dueElse: 'If you would rather not pay, turn back on the bank’s page, and everything is in your cart again.',
  goPay: 'Go to the bank’s page',
  settlingTitle: 'We are asking about your payment',
  settling: (number: string) =>
    `The time to pay for order ${number} is over, and we are checking whether the bank has taken anything. Please do not order again yet.`,
  checkAgain: 'Look again',
  paidTitle: 'Your order is paid',
  paid: (number: string) => `We have your money for order ${number}, and an e-mail about it is on its way. Thank you.`,
  toThanks: 'What happens next',
  unpaidTitle: 'Nothing was paid',
  why,
  cartIsBack: 'Everything is in your cart again.',
  refundTitle: 'We owe you money',
  refund: (number: string) =>
    `The bank took your money after order ${number} had been cancelled. It is yours: we pay it back. Please call us if you would still like what you ordered.`,
  awaitedTitle: 'Your order is placed',
  awaited: (number: string) => `We have order ${number}. It is not paid yet.`,
  howToPay: 'How to pay',
  transfer: {
    please: (sum: string, by: string) =>
      `Please transfer ${sum}, so that it is in our account by ${by}. The e-mail has these details too.`,
    labels: ['Account name', 'Sort code', 'Account number', 'Reference'],
  },
  cheque: {
    please: (sum: string, by: string) =>
      `Please send us a cheque for ${sum}, so that it reaches us by ${by}. The e-mail has these details too.`,
    labels: ['Payable to', 'Send it to', 'Write on the back'],
  },
  orCancelled: 'If the money has not reached us by then, we have to cancel the order. We remind you once before that.',
  /** The backend said nothing of where to pay, and may write it in its own e-mail. */
  howUnknown: (method: string, phone: string) =>
    `You chose “${method}”, and nothing has been paid yet. If our e-mail does not say where to send the money, call us on ${phone}.`,
  onDelivery: (method: string) => `${method}: nothing has been paid yet. Please have the money ready when we come.`,
  onCollection: 'Nothing has been paid yet: you pay when you collect your order.',
  call: (phone: string) => `Call us on ${phone}`,
  aside: (quantity: number) =>
    quantity === 1
      ? 'Your earlier cart is safe too, with 1 item in it.'
      : `Your earlier cart is safe too, with ${quantity} items in it.`,
  mergeCarts: 'Put both carts together',
  mergeFailed: 'We could not put your carts together.',
  unknownTitle: 'Have you just come from paying?',
  unknown: 'This browser does not know of an order that waits for its money. If you have paid, we will write to you.',
  failed: 'We could not ask how your payment stands. Please do not order again before we know.',
  tryAgain: 'Try again',
} as const;
