import type { OrderStatus, OrderStep } from '../../database/sale-tables';

/** What decides where an order may go. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly taken: ReadonlySet<OrderStep>;
  /** Its money came, and it was cancelled. */
  readonly isRefundDue: boolean;
}

/** Why a step is not taken. `not-over`: money goes back for an order that came to an end. */
export type StepRefusal =
  'at-the-bank' | 'not-paid' | 'on-its-way' | 'cancelled' | 'complete' | 'closed' | 'nothing-to-refund' | 'not-over';

/** Where each step leads from each status. What is not here is not allowed. */
const WAYS: Readonly<Record<OrderStatus, Partial<Readonly<Record<OrderStep, OrderStatus>>>>> = {
  Pending: { paid: 'Processing', made: 'Processing', 'on-its-way': 'Processing', cancelled: 'Canceled' },
  'Pending Payment': { cancelled: 'Canceled' },
  Processing: {
    paid: 'Processing',
    made: 'Processing',
    'on-its-way': 'Processing',
    complete: 'Complete',
    cancelled: 'Canceled',
  },
  Complete: { refunded: 'Closed' },
  Canceled: { refunded: 'Closed' },
  Closed: {},
};

/** What a complete order has behind it, whoever wrote that down. */
const BEHIND_COMPLETE: readonly OrderStep[] = ['paid', 'made', 'on-its-way', 'complete'];

/** An order has taken a step: it says so, or could not be where it is without. */
export function hasTaken({ status, taken }: Pick<OrderStanding, 'status' | 'taken'>, step: OrderStep): boolean {
  const wasComplete = status === 'Complete' || (status === 'Closed' && !taken.has('cancelled'));
  return taken.has(step) || (wasComplete && BEHIND_COMPLETE.includes(step));
}

/** Why the table has no such way. */
function noWay(status: OrderStatus, step: OrderStep): StepRefusal {
  switch (status) {
    case 'Pending Payment':
      return step === 'refunded' ? 'not-over' : 'at-the-bank';
    case 'Pending':
    case 'Processing':
      return step === 'refunded' ? 'not-over' : 'not-paid';
    case 'Complete':
      return 'complete';
    case 'Canceled':
      return 'cancelled';
    case 'Closed':
      return 'closed';
  }
}

/** Why a way of the table is closed to this order; null when it is open. */
function barredWay(standing: OrderStanding, step: OrderStep): StepRefusal | null {
  if (step === 'complete' && !hasTaken(standing, 'paid')) return 'not-paid';
  if ((step === 'cancelled' || step === 'made') && hasTaken(standing, 'on-its-way')) return 'on-its-way';
  if (step === 'refunded' && standing.status === 'Canceled' && !standing.isRefundDue) return 'nothing-to-refund';
  return null;
}

/** Where a step leads, that it was taken already, or why there is no way. */
export type StepJudgement =
  | { readonly kind: 'leads-to'; readonly status: OrderStatus }
  | { readonly kind: 'taken-already' }
  | { readonly kind: 'refused'; readonly refusal: StepRefusal };

/**
 * Judges a step. The same twice changes nothing and is no error, except for an order that is cancelled: whoever wants
 * something of that one, be it to cancel it, has probably mistaken its number.
 */
export function judgeStep(standing: OrderStanding, step: OrderStep): StepJudgement {
  const isGivenUp = standing.status === 'Canceled' || standing.status === 'Closed';
  if (hasTaken(standing, step) && (!isGivenUp || step === 'refunded')) return { kind: 'taken-already' };
  const status = WAYS[standing.status][step];
  if (status === undefined) return { kind: 'refused', refusal: noWay(standing.status, step) };
  const refusal = barredWay(standing, step);
  return refusal === null ? { kind: 'leads-to', status } : { kind: 'refused', refusal };
}
