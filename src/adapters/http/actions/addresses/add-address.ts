import { defineAction } from '../../define-action';
import { BookAddressInput, typedAddress } from './address-input';
import { savedAddress } from './saved-address';

export const addAddress = defineAction({
  name: 'add-address',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: BookAddressInput,
  run: ({ scope: { useCases }, input }) => useCases.account.saveAddress(null, input),
  form: { input: typedAddress, result: savedAddress },
});
