import type { StoredCustomer } from '../../src/adapters/memory/customer/customer-records';
import type { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import type { MemorySession } from '../../src/adapters/memory/memory-session';
import type { BookAddress, SavedAddress } from '../../src/domain/address/saved-address';
import type { Customer } from '../../src/domain/customer/customer';
import { anAddress } from './an-address';

export const PASSWORD = 'passw0rd!';

export function aCustomer(overrides: Partial<Customer> = {}): Customer {
  return {
    email: 'ann@example.org',
    firstName: 'Ann',
    lastName: 'Lee',
    prefix: null,
    suffix: null,
    dateOfBirth: null,
    taxNumber: null,
    isSubscribed: false,
    ...overrides,
  };
}

/** A stored account with the password `PASSWORD`. */
export function anAccount(shop: InMemoryStore, overrides: Partial<StoredCustomer> = {}): StoredCustomer {
  return shop.people.keep({
    id: shop.nextId(),
    customer: aCustomer(),
    password: PASSWORD,
    confirmKey: null,
    addresses: [],
    cartId: null,
    resetKey: null,
    ...overrides,
  });
}

/** Signs the visitor in without a request and returns the account. */
export function signedIn(
  { shop, visitor }: { readonly shop: InMemoryStore; readonly visitor: MemorySession },
  overrides: Partial<StoredCustomer> = {},
): StoredCustomer {
  const account = anAccount(shop, overrides);
  const token = `token-of-${account.id}`;
  shop.people.signIn(token, account);
  visitor.keepToken(token);
  visitor.rememberSignIn();
  return account;
}

export function aBookAddress(overrides: Partial<BookAddress> = {}): BookAddress {
  return {
    ...anAddress(),
    neighborhood: '',
    extra: '',
    isDefaultDelivery: false,
    isDefaultBilling: false,
    ...overrides,
  };
}

export function aSavedAddress(overrides: Partial<SavedAddress> = {}): SavedAddress {
  return { ...aBookAddress(), id: '7', ...overrides };
}
