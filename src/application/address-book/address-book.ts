import { defaultsFirst, type SavedAddress, type BookAddress, listedRegion } from '../../domain/address/saved-address';
import { ok, type Result } from '../../domain/shared/result';
import type { AddressBook } from '../ports/customer';
import type { Failure } from '../ports/failures';
import type { AuthSession, StorePreferences } from '../ports/session';
import { acceptAddress } from './accept-address';
import type { Countries } from '../ports/store';

export interface LoadAddressesDeps {
  readonly addressBook: Pick<AddressBook, 'all'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
}

/** Returns the saved addresses, default ones first. */
export type LoadAddresses = () => Promise<Result<readonly SavedAddress[], Failure>>;

/** Returns no addresses for a guest, without a request. */
export function makeLoadAddresses({ addressBook, authSession }: LoadAddressesDeps): LoadAddresses {
  return async () => {
    if (!authSession.isSignedIn()) return ok([]);
    const all = await addressBook.all();
    return all.ok ? ok(defaultsFirst(all.value)) : all;
  };
}

export interface SaveAddressDeps {
  readonly addressBook: Pick<AddressBook, 'add' | 'change'>;
  readonly countries: Pick<Countries, 'find'>;
  readonly preferences: Pick<StorePreferences, 'rememberCountry'>;
}

/** Saves a new address (`id` is null) or an existing one. */
export type SaveAddress = (id: string | null, address: BookAddress) => Promise<Result<SavedAddress, Failure>>;

/**
 * A form without scripts has the region only as it was typed or chosen, so that a listed one is found here. The next new
 * address begins with the country of this one.
 */
export function makeSaveAddress({ addressBook, countries, preferences }: SaveAddressDeps): SaveAddress {
  const withListedRegion = async (address: BookAddress): Promise<BookAddress> => {
    const { region, countryCode } = address;
    if (region === null || region.id !== null) return address;
    const country = await countries.find(countryCode);
    return country.ok ? { ...address, region: listedRegion(country.value.regions, region.name) ?? region } : address;
  };
  return async (id, address) => {
    const accepted = acceptAddress(address);
    if (!accepted.ok) return accepted;
    const written = await withListedRegion(accepted.value);
    const saved = await (id === null ? addressBook.add(written) : addressBook.change(id, written));
    if (saved.ok) preferences.rememberCountry(saved.value.countryCode);
    return saved;
  };
}

/** Makes the address the default for deliveries or invoices. */
export type MakeDefault = (
  address: SavedAddress,
  what: 'delivery' | 'billing',
) => Promise<Result<SavedAddress, Failure>>;
