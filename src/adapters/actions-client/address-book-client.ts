import type { LoadAddresses, SaveAddress, MakeDefault } from '../../application/address-book/address-book';
import { ok } from '../../domain/shared/result';
import type { PostAction } from './post-action';
import type { Read } from './read';

interface AddressBookClientDeps {
  readonly post: PostAction;
  readonly isSignedIn: () => boolean;
}

/** The customer's saved addresses, as the checkout offers them. A guest has none. */
export function addressBookClient({ post, isSignedIn }: AddressBookClientDeps) {
  const loadAddresses: LoadAddresses = async () => (isSignedIn() ? post('load-addresses', {}) : ok([]));
  const makeDefault: MakeDefault = async (address, what) => {
    const { id, ...written } = address;
    const flag = what === 'delivery' ? 'isDefaultDelivery' : 'isDefaultBilling';
    return address[flag] ? ok(address) : post('change-address', { id, address: { ...written, [flag]: true } });
  };
  return { loadAddresses, makeDefault };
}

/** Saves a new address (`id` is null) or an existing one. */
export function saveAddressClient(post: PostAction): SaveAddress {
  return (id, address) => (id === null ? post('add-address', address) : post('change-address', { id, address }));
}

/** The countries that the shop delivers to, and their regions. */
export function countriesClient(read: Read) {
  return {
    countries: () => read('countries'),
    country: (code: string) => read('country', { code }),
  };
}
