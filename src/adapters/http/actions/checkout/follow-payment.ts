import { defineAction, NoInput } from '../../define-action';

/** Status of this browser's pending payment. */
export const followPayment = defineAction({
  name: 'follow-payment',
  access: 'own-cart',
  changes: true,
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.checkout.followPayment(),
});
