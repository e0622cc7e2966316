import type { LoadAddresses } from '../../../application/address-book/load-addresses';
import type { MakeDefault } from '../../../application/address-book/make-default';
import type { AddressBook } from '../../../application/ports/address-book';
import type { Countries } from '../../../application/ports/countries';

export interface AddressBookUseCases {
  readonly loadAddresses: LoadAddresses;
  readonly makeDefault: MakeDefault;
  readonly addAddress: AddressBook['add'];
  readonly changeAddress: AddressBook['change'];
  readonly removeAddress: AddressBook['remove'];
  readonly countries: Countries['all'];
  readonly country: Countries['find'];
}
