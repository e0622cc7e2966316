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

/** The history of an order since it was placed, worded for its customer, oldest first. */
export function wireComments({ steps }: PlacedOrder): readonly object[] {
  return steps.map(({ step, taken_at }) => ({ message: WORDS[step], timestamp: wireInstant(taken_at) }));
}
