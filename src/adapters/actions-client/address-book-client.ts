import type { LoadAddresses } from '../../application/address-book/load-addresses';
import type { MakeDefault } from '../../application/address-book/make-default';
import type { BookAddress } from '../../domain/address/saved-address';
import { ok } from '../../domain/shared/result';
import type { PostAction } from './post-action';
import type { Read } from './read';

interface AddressBookClientDeps {
  readonly post: PostAction;
  readonly read: Read;
  readonly isSignedIn: () => boolean;
}

/** The customer's saved addresses, and the countries that the shop delivers to. A guest has no addresses. */
export function addressBookClient({ post, read, isSignedIn }: AddressBookClientDeps) {
  const loadAddresses: LoadAddresses = async () => (isSignedIn() ? post('load-addresses', {}) : ok([]));
  const makeDefault: MakeDefault = async (address, what) => {
    const { id, ...written } = address;
    const flag = what === 'delivery' ? 'isDefaultDelivery' : 'isDefaultBilling';
    return address[flag] ? ok(address) : post('change-address', { id, address: { ...written, [flag]: true } });
  };
  return {
    ...countriesClient(read),
    loadAddresses,
    makeDefault,
    addAddress: (address: BookAddress) => post('add-address', address),
    changeAddress: (id: string, address: BookAddress) => post('change-address', { id, address }),
    removeAddress: (id: string) => post('remove-address', { id }),
  };
}

/** The countries that the shop delivers to, and their regions. */
export function countriesClient(read: Read) {
  return {
    countries: () => read('countries'),
    country: (code: string) => read('country', { code }),
  };
}
