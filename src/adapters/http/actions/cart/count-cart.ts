import { defineAction, NoInput } from '../../define-action';

/** Items in the visitor's cart; nothing is created. */
export const countCart = defineAction({
  name: 'count-cart',
  access: 'own-cart',
  changes: false,
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.cart.countCart(),
});
