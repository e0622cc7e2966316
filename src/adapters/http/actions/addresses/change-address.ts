import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Id, RecordOf } from '../../input-rules';
import { BookAddressInput, typedAddress } from './address-input';
import { savedAddress } from './saved-address';

class ChangeAddressInput {
  @Id() readonly id!: string;
  @RecordOf(BookAddressInput) readonly address!: BookAddressInput;
}

/** The form has the fields of an address, and its `id`. */
export const changeAddress = defineAction({
  name: 'change-address',
  access: 'customer',
  changes: true,
  needs: 'accounts',
  input: ChangeAddressInput,
  run: ({ scope: { useCases }, input: { id, address } }) => useCases.account.saveAddress(id, address),
  form: {
    input: (fields) => ({ id: first(fields, 'id'), address: typedAddress(fields) }),
    result: savedAddress,
  },
});
