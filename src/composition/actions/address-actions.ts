import type { AccountActions } from '../../application/actions/account-actions';
import { addAddressForm, changeAddressForm, removeAddressForm } from './account/address-forms';
import type { ActionTable } from './action';
import { ChangeAddressInput, IdInput } from './account-inputs';
import { NoInput } from './cart-inputs';
import { BookAddressInput } from './checkout-inputs';

type AddressActions = Pick<AccountActions, 'load-addresses' | 'add-address' | 'change-address' | 'remove-address'>;

export const ADDRESS_ACTIONS: ActionTable<keyof AddressActions> = {
  'load-addresses': {
    access: 'own-or-nothing',
    input: NoInput,
    changes: false,
    needs: 'accounts',
    run: ({ scope: { useCases } }) => useCases.account.loadAddresses(),
  },
  'add-address': {
    access: 'customer',
    input: BookAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.saveAddress(null, input),
    form: addAddressForm,
  },
  'change-address': {
    access: 'customer',
    input: ChangeAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input: { id, address } }) => useCases.account.saveAddress(id, address),
    form: changeAddressForm,
  },
  'remove-address': {
    access: 'customer',
    input: IdInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input }) => scope.commerce.addressBook.remove(input.id),
    form: removeAddressForm,
  },
};
