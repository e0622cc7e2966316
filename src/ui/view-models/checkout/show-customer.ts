import type { CheckoutStep } from '../../../domain/checkout/steps';
import type { CheckoutViewModel } from './checkout-view-model';

/** Shows the customer who has signed in while this step was open. */
export async function showCustomer(vm: CheckoutViewModel, step: CheckoutStep): Promise<void> {
  const { account, delivery, billing, isReady, payment } = vm;
  // A step that is not open yet does so itself; an order that is on its way keeps its details.
  if (!isReady || !payment.placing.mayOrder) return;
  await account.enter();
  if (step === 'shipping') await delivery.loadSaved();
  if (step === 'billing') await billing.loadSaved();
}
