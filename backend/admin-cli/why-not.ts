import type { StepRefusal } from '../commerce/order/order-status';

/** Why a step is not taken, in the florist's words. */
export function whyNot(number: string, refusal: StepRefusal | 'no-such-order'): string {
  switch (refusal) {
    case 'no-such-order':
      return `There is no order ${number}.`;
    case 'at-the-bank':
      return `Order ${number} awaits payment: the bank reports when it is paid. It can be cancelled.`;
    case 'not-paid':
      return `Order ${number} is not paid yet: enter “order ${number} paid” first.`;
    case 'on-its-way':
      return `Order ${number} is on its way already.`;
    case 'is-collected':
      return `Order ${number} is collected: nothing travels. Enter “order ${number} made” when it is ready.`;
    case 'nothing-brought':
      return `Nothing of order ${number} is brought to anybody: it is never on its way.`;
    case 'cancelled':
      return `Order ${number} is cancelled already.`;
    case 'complete':
      return `Order ${number} is complete already; it can only be refunded.`;
    case 'closed':
      return `Order ${number} is closed: it was refunded.`;
    case 'nothing-to-refund':
      return `Order ${number} was not paid: there is nothing to refund.`;
    case 'not-over':
      return `Order ${number} is neither cancelled nor complete: cancel it first.`;
  }
}
