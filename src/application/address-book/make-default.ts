import type { SavedAddress } from '../../domain/address/saved-address';
import { ok, type Result } from '../../domain/shared/result';
import type { AddressBook } from '../ports/address-book';
import type { Failure } from '../ports/failures';

export interface MakeDefaultDeps {
  readonly addressBook: Pick<AddressBook, 'change'>;
}

/** Makes the address the default for deliveries or invoices. */
export type MakeDefault = (
  address: SavedAddress,
  what: 'delivery' | 'billing',
) => Promise<Result<SavedAddress, Failure>>;

/** Sends nothing if the address is the default already. */
export function makeMakeDefault({ addressBook }: MakeDefaultDeps): MakeDefault {
  return async (address, what) => {
    const { id, ...fields } = address;
    const flag = what === 'delivery' ? 'isDefaultDelivery' : 'isDefaultBilling';
    return address[flag] ? ok(address) : addressBook.change(id, { ...fields, [flag]: true });
  };
}
