import type { AccountActions } from '../../application/actions/account-actions';
import { makeLoadAddresses } from '../../application/address-book/load-addresses';
import type { ActionTable } from './action';
import { ChangeAddressInput, IdInput } from './account-inputs';
import { NoInput } from './cart-inputs';
import { BookAddressInput } from './checkout-inputs';

type AddressActions = Pick<AccountActions, 'load-addresses' | 'add-address' | 'change-address' | 'remove-address'>;

export const ADDRESS_ACTIONS: ActionTable<keyof AddressActions> = {
  'load-addresses': {
    input: NoInput,
    changes: false,
    needs: 'accounts',
    run: ({ scope: { commerce, session } }) =>
      makeLoadAddresses({ addressBook: commerce.addressBook, authSession: session.auth })(),
  },
  'add-address': {
    input: BookAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input }) => scope.commerce.addressBook.add(input),
  },
  'change-address': {
    input: ChangeAddressInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input: { id, address } }) => scope.commerce.addressBook.change(id, address),
  },
  'remove-address': {
    input: IdInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input }) => scope.commerce.addressBook.remove(input.id),
  },
};
