import { addressBookClient } from '../../src/adapters/actions-client/address-book-client';
import type { PostAction } from '../../src/adapters/actions-client/post-action';
import type { MakeDefault } from '../../src/application/address-book/address-book';
import type { AddressBook } from '../../src/application/ports/customer';
import { unreachable } from '../../src/domain/shared/result';

/** The page's own way to make an address the default, on this address book. */
export function makeDefaultIn(book: Pick<AddressBook, 'change'>): MakeDefault {
  const post = ((name: string, { id, address }: { id: string; address: Parameters<AddressBook['change']>[1] }) =>
    name === 'change-address' ? book.change(id, address) : unreachable(name as never)) as unknown as PostAction;
  return addressBookClient({ post, isSignedIn: () => true }).makeDefault;
}
