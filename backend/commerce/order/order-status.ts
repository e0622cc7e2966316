import type { OrderStatus, OrderStep } from '../../database/sale-tables';
import { COLLECTION_CARRIER } from '../delivery/carriers';
import type { ShopDatabase } from '../../database/shop-database';

/** How an order reaches its customer: nothing is brought of workshops, gift cards by email and downloads. */
export type Way = 'brought' | 'collected' | 'virtual';

export function wayOf({ carrier_code: carrier }: { readonly carrier_code: string | null }): Way {
  if (carrier === null) return 'virtual';
  return carrier === COLLECTION_CARRIER ? 'collected' : 'brought';
}

/** What decides which steps an order may take. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly taken: ReadonlySet<OrderStep>;
  readonly way: Way;
  /** Paid, then cancelled: the money has to be refunded. */
  readonly isRefundDue: boolean;
}

/**
 * Why a step is refused. `not-over`: only a cancelled or complete order can be refunded. `is-collected`, `nothing-brought`: it is
 * never on its way.
 */
export type TransitionRefusal =
  | 'at-the-bank'
  | 'not-paid'
  | 'on-its-way'
  | 'is-collected'
  | 'nothing-brought'
  | 'cancelled'
  | 'complete'
  | 'closed'
  | 'nothing-to-refund'
  | 'not-over';

/** The next status for each status and step; everything else is refused. */
const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Readonly<Record<OrderStep, OrderStatus>>>>> = {
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

/** The steps that a complete order must have taken, recorded or not. */
const COMPLETED_STEPS: readonly OrderStep[] = ['paid', 'made', 'on-its-way', 'complete'];

/** Whether an order has taken a step: it is recorded, or its status implies it. */
export function hasTaken({ status, taken }: Pick<OrderProgress, 'status' | 'taken'>, step: OrderStep): boolean {
  const wasComplete = status === 'Complete' || (status === 'Closed' && !taken.has('cancelled'));
  return taken.has(step) || (wasComplete && COMPLETED_STEPS.includes(step));
}

type Progress = Pick<OrderProgress, 'status' | 'taken' | 'way'>;

/** Whether the driver or courier has left with it. Orders for collection stay in the shop, whatever was recorded. */
export function hasLeft(progress: Progress): boolean {
  return progress.way === 'brought' && hasTaken(progress, 'on-its-way');
}

/** How far a stored order is. */
export function progressOf(order: {
  readonly status: OrderStatus;
  readonly carrier_code: string | null;
  readonly steps: readonly { readonly step: OrderStep }[];
}): Progress {
  return { status: order.status, taken: new Set(order.steps.map(({ step }) => step)), way: wayOf(order) };
}

/** What customer and florist read: an order that has left the shop is `Shipped` until it is complete. */
export type ShownStatus = OrderStatus | 'Shipped';

export function shownStatus(progress: Progress): ShownStatus {
  return progress.status === 'Processing' && hasLeft(progress) ? 'Shipped' : progress.status;
}

/** Why the table has no such transition. */
function missingTransition(status: OrderStatus, step: OrderStep): TransitionRefusal {
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

/** Why a transition of the table is refused for this order; null when it is allowed. */
function blockedTransition(progress: OrderProgress, step: OrderStep): TransitionRefusal | null {
  if (step === 'complete' && !hasTaken(progress, 'paid')) return 'not-paid';
  if ((step === 'cancelled' || step === 'made') && hasLeft(progress)) return 'on-its-way';
  if (step === 'refunded' && progress.status === 'Canceled' && !progress.isRefundDue) return 'nothing-to-refund';
  return null;
}

/** The status after a step, that it was taken already, or why it is refused. */
export type StepCheck =
  | { readonly kind: 'leads-to'; readonly status: OrderStatus }
  | { readonly kind: 'taken-already' }
  | { readonly kind: 'refused'; readonly refusal: TransitionRefusal };

/**
 * Checks a step. Repeating one changes nothing and is not an error, except for a cancelled order, whose number was
 * probably mistyped.
 */
export function checkTransition(progress: OrderProgress, step: OrderStep): StepCheck {
  if (step === 'on-its-way' && progress.way !== 'brought') {
    return { kind: 'refused', refusal: progress.way === 'collected' ? 'is-collected' : 'nothing-brought' };
  }
  const isCancelled = progress.status === 'Canceled' || progress.status === 'Closed';
  if (hasTaken(progress, step) && (!isCancelled || step === 'refunded')) return { kind: 'taken-already' };
  const status = TRANSITIONS[progress.status][step];
  if (status === undefined) return { kind: 'refused', refusal: missingTransition(progress.status, step) };
  const refusal = blockedTransition(progress, step);
  return refusal === null ? { kind: 'leads-to', status } : { kind: 'refused', refusal };
}

/** Records that an order has taken a step; each step is stored once. */
export async function recordTransition(
  transaction: ShopDatabase,
  orderId: number,
  step: OrderStep,
  now: number,
  trackingNumber: string | null = null,
): Promise<void> {
  await transaction
    .insertInto('order_steps')
    .values({ order_id: orderId, step, taken_at: new Date(now).toISOString(), tracking_number: trackingNumber })
    .execute();
}
