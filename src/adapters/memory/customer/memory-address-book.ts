import type { AddressBook } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import { isDefault, type BookAddress, type SavedAddress } from '../../../domain/address/saved-address';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { acceptAddress } from '../checkout/validate-address';
import { NO_TOKEN, type StoredCustomer, type CurrentToken } from './customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../memory-wire';

export class MemoryAddressBook implements AddressBook {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  all(): Promise<Result<readonly SavedAddress[], Failure>> {
    return this.shop.answerCustomer('addressBook.all', this.who, ({ addresses }) => ok(addresses));
  }

  add(address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    return this.shop.answerCustomer('addressBook.add', this.who, (account) =>
      this.keep(account, { ...address, id: this.shop.nextId() }),
    );
  }

  change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    return this.shop.answerCustomer('addressBook.change', this.who, (account) =>
      account.addresses.some((known) => known.id === id) ? this.keep(account, { ...address, id }) : unknown(id),
    );
  }

  /** A default address remains until another replaces it. */
  remove(id: string): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('addressBook.remove', this.who, (account) => {
      const found = account.addresses.find((known) => known.id === id);
      if (found === undefined) return unknown(id);
      if (isDefault(found)) return rejected('A default address can not be deleted.');
      this.shop.people.keep({ ...account, addresses: account.addresses.filter((known) => known !== found) });
      return ok(undefined);
    });
  }

  private keep(account: StoredCustomer, written: SavedAddress): Result<SavedAddress, Failure> {
    const accepted = acceptAddress(this.shop.data.countries, written);
    if (!accepted.ok) return accepted;
    const address = accepted.value;
    const others = account.addresses.map((known) => ({
      ...known,
      isDefaultDelivery: known.isDefaultDelivery && !address.isDefaultDelivery,
      isDefaultBilling: known.isDefaultBilling && !address.isDefaultBilling,
    }));
    const isNew = others.every(({ id }) => id !== address.id);
    const addresses = isNew ? [...others, address] : others.map((known) => (known.id === address.id ? address : known));
    this.shop.people.keep({ ...account, addresses });
    return ok(address);
  }
}

function unknown(id: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `Address id ${id} does not exist.` });
}
