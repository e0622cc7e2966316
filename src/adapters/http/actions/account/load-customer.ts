import { defineAction, NoInput } from '../../define-action';

/** Null for a guest. */
export const loadCustomer = defineAction({
  name: 'load-customer',
  access: 'own-or-nothing',
  changes: false,
  needs: 'accounts',
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.account.loadCustomer(),
});
