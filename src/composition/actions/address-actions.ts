import type { AccountActions } from '../../application/actions/account-actions';
import { makeLoadAddresses } from '../../application/address-book/load-addresses';
import { makeSaveAddress } from '../../application/address-book/save-address';
import type { RequestScope } from '../server/request-scope';
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
    run: ({ scope: { commerce, session } }) =>
      makeLoadAddresses({ addressBook: commerce.addressBook, authSession: session.auth })(),
  },
  'add-address': {
    access: 'customer',
    input: BookAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input }) => saveAddress(scope)(null, input),
    form: addAddressForm,
  },
  'change-address': {
    access: 'customer',
    input: ChangeAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input: { id, address } }) => saveAddress(scope)(id, address),
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

function saveAddress({ commerce, session: { preferences } }: RequestScope) {
  return makeSaveAddress({ addressBook: commerce.addressBook, countries: commerce.countries, preferences });
}
