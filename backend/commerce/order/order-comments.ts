import type { OrderStep } from '../../database/sale-tables';
import { wireInstant } from '../catalogue/product/reviews';
import type { PlacedOrder } from './placed-order';

const WORDS: Readonly<Record<OrderStep, string>> = {
  paid: 'Your payment has reached us. Thank you.',
  made: 'Your order is made and waits for its day.',
  'on-its-way': 'Your order is on its way.',
  complete: 'Your order has arrived.',
  cancelled: 'Your order was cancelled.',
  refunded: 'Your money is on its way back to you.',
};

/** What the last step says when nothing was given back but what gift cards had paid. */
function wordRefunded({ refund, giftCardUses }: PlacedOrder): string {
  if (refund !== 0) return WORDS.refunded;
  return giftCardUses.length > 0
    ? 'What your gift card paid is back on it.'
    : 'Your order is closed. Nothing was left to give back.';
}

/** The history of an order since it was placed, worded for its customer, oldest first. */
export function wireComments(order: PlacedOrder): readonly object[] {
  return order.steps.map(({ step, taken_at }) => ({
    message: step === 'refunded' ? wordRefunded(order) : WORDS[step],
    timestamp: wireInstant(taken_at),
  }));
}
