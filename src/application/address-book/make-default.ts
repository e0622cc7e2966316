import type { SavedAddress } from '../../domain/address/saved-address';
import { ok, type Result } from '../../domain/shared/result';
import type { AddressBook } from '../ports/address-book';
import type { Failure } from '../ports/failures';

export interface MakeDefaultDeps {
  readonly book: Pick<AddressBook, 'change'>;
}

/** Makes the address the one that flowers (`delivery`) or invoices (`billing`) go to unless somebody says otherwise. */
export type MakeDefault = (
  address: SavedAddress,
  what: 'delivery' | 'billing',
) => Promise<Result<SavedAddress, Failure>>;

/** S7-22. It is a change of the address like any other; one that is the default already needs none. */
export function makeMakeDefault({ book }: MakeDefaultDeps): MakeDefault {
  return async (address, what) => {
    const { id, ...written } = address;
    const flag = what === 'delivery' ? 'isDefaultDelivery' : 'isDefaultBilling';
    return address[flag] ? ok(address) : book.change(id, { ...written, [flag]: true });
  };
}
