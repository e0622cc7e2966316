import type { Money } from '../pricing/money';
import type { Order } from './order';

/**
 * The amount that gift cards and credit paid of an order: what its other amounts do not explain; null if there is
 * nothing.
 */
export function paidOtherwise({ subtotal, discounts, delivery, total }: Order): Money | null {
  const reductions = discounts.reduce((sum, { amount }) => sum + Math.abs(amount.pence), 0);
  const pence = subtotal.pence - reductions + delivery.pence - total.pence;
  return pence > 0 ? { pence, currency: total.currency } : null;
}
