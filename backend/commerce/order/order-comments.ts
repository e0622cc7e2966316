import type { OrderStep } from '../../database/sale-tables';
import { wireInstant } from '../catalogue/product/reviews';
import { type Way, wayOf } from './order-status';
import type { PlacedOrder } from './placed-order';

const WAYS: Readonly<Record<'made' | 'on-its-way' | 'complete', Readonly<Record<Way, string>>>> = {
  made: {
    brought: 'Your order is ready and waits for its day.',
    collected: 'Your order is ready and waits for its day.',
    virtual: 'Your order is ready.',
  },
  // Only older orders have it for collected or virtual items.
  'on-its-way': {
    brought: 'Your order is on its way.',
    collected: 'Your order is ready to be collected.',
    virtual: 'Your order is ready.',
  },
  complete: {
    brought: 'Your order has arrived.',
    collected: 'Your order was collected.',
    virtual: 'Your order is complete.',
  },
};

const WORDS: Readonly<Record<Exclude<OrderStep, keyof typeof WAYS>, string>> = {
  paid: 'Your payment has reached us. Thank you.',
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

function wordStep(order: PlacedOrder, step: OrderStep): string {
  switch (step) {
    case 'made':
    case 'on-its-way':
    case 'complete':
      return WAYS[step][wayOf(order)];
    case 'refunded':
      return wordRefunded(order);
    default:
      return WORDS[step];
  }
}

/** The history of an order since it was placed, worded for its customer, oldest first. */
export function wireComments(order: PlacedOrder): readonly object[] {
  return order.steps.map(({ step, taken_at }) => ({
    message: wordStep(order, step),
    timestamp: wireInstant(taken_at),
  }));
}
