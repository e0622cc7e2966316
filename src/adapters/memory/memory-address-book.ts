import type { AddressBook } from '../../application/ports/address-book';
import type { Failure } from '../../application/ports/failures';
import type { BookAddress, SavedAddress } from '../../domain/address/saved-address';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { NOBODY, type StoredCustomer, type WhoAsks } from './memory-people';
import type { MemoryShop } from './memory-shop';

export class MemoryAddressBook implements AddressBook {
  constructor(
    private readonly shop: MemoryShop,
    private readonly who: WhoAsks = NOBODY,
  ) {}

  all(): Promise<Result<readonly SavedAddress[], Failure>> {
    return this.shop.answerCustomer('book.all', this.who, ({ addresses }) => ok(addresses));
  }

  add(address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    return this.shop.answerCustomer('book.add', this.who, (account) =>
      this.keep(account, { ...address, id: this.shop.nextId() }),
    );
  }

  change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    return this.shop.answerCustomer('book.change', this.who, (account) =>
      account.addresses.some((known) => known.id === id) ? this.keep(account, { ...address, id }) : unknown(id),
    );
  }

  remove(id: string): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('book.remove', this.who, (account) => {
      const addresses = account.addresses.filter((known) => known.id !== id);
      if (addresses.length === account.addresses.length) return unknown(id);
      this.shop.people.keep({ ...account, addresses });
      return ok(undefined);
    });
  }

  /** A new default takes the place of the old one. */
  private keep(account: StoredCustomer, address: SavedAddress): Result<SavedAddress, Failure> {
    const isMissing = [address.firstName, address.street, address.city, address.phone].some((text) => text === '');
    const isKnown = this.shop.world.countries.some(({ code }) => code === address.countryCode);
    if (isMissing || !isKnown)
      return refuse({ kind: 'rejected', code: 'UNDEFINED', message: 'The address is incomplete.' });
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
