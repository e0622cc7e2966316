import { defineAction, NoInput } from '../../define-action';

export const loadAddresses = defineAction({
  name: 'load-addresses',
  access: 'own-or-nothing',
  changes: false,
  needs: 'accounts',
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.account.loadAddresses(),
});
