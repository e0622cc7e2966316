import { defineAction, NoInput } from '../../define-action';

export const loadCart = defineAction({
  name: 'load-cart',
  access: 'own-cart',
  changes: true,
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.cart.loadCart(),
});
