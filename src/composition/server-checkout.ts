import { CHECKOUT_STEPS, type CheckoutStep } from '../domain/checkout/steps';
import type { PageAnswer, PageRequest } from './server-page';

/** S2-8 to S2-11. The server knows nothing of the order in the making; the step's data comes to the woken page. */
export function loadCheckoutStep({ query }: PageRequest): Promise<PageAnswer<{ readonly step: CheckoutStep }>> {
  const step = CHECKOUT_STEPS.find((known) => known === query.step);
  return Promise.resolve(
    step === undefined ? { kind: 'failed', status: 404 } : { kind: 'page', body: { step }, understood: [] },
  );
}

/** S2-12. Only the number that the address gives; who may know more has it in this tab's memory. */
export function loadThankYou({ query }: PageRequest): Promise<PageAnswer<{ readonly order: string | null }>> {
  const order = typeof query.order === 'string' ? query.order : null;
  return Promise.resolve({ kind: 'page', body: { order }, understood: [] });
}
