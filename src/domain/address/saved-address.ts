import { trimText } from '../text/invisible';
import type { CartAddress, Region } from './address';

/** Up to four lines of a street address; missing lines are empty. */
export interface StreetLines {
  /** Address Line 1. */
  readonly street: string;
  /** Address Line 2. */
  readonly apartment: string;
  readonly neighborhood: string;
  readonly extra: string;
}

/** Returns the lines in order without empty ones. */
export function toLines({ street, apartment, neighborhood, extra }: StreetLines): readonly string[] {
  return [street, apartment, neighborhood, extra].map((line) => line.trim()).filter((line) => line !== '');
}

/** Joins all lines from the fourth on, so that none is lost. */
export function fromLines(lines: readonly string[]): StreetLines {
  const [street = '', apartment = '', neighborhood = '', ...rest] = lines;
  return { street, apartment, neighborhood, extra: rest.filter((line) => line.trim() !== '').join(', ') };
}

/** An address book entry without its id. */
export interface BookAddress extends StreetLines {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  /** Two letters, `GB`. */
  readonly countryCode: string;
  readonly phone: string;
  readonly isDefaultDelivery: boolean;
  readonly isDefaultBilling: boolean;
}

/** A stored address book entry. */
export interface SavedAddress extends BookAddress {
  readonly id: string;
}

/** An entered address, or the id of a saved one. */
export type AddressChoice = CartAddress | { readonly savedAddressId: string };

export function isDefault({ isDefaultDelivery, isDefaultBilling }: SavedAddress): boolean {
  return isDefaultDelivery || isDefaultBilling;
}

/** Sorts default addresses first (billing, then delivery) and keeps the order of the rest. */
export function defaultsFirst(book: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (address: SavedAddress) => (address.isDefaultBilling ? 0 : address.isDefaultDelivery ? 1 : 2);
  return [...book].sort((a, b) => rank(a) - rank(b));
}

/** Joins all lines after the first into Address Line 2. */
export function asCartAddress(address: BookAddress): CartAddress {
  const { firstName, lastName, street, city, region, postcode, countryCode, phone } = address;
  const apartment = [address.apartment, address.neighborhood, address.extra].filter((line) => line !== '').join(', ');
  return { firstName, lastName, street, apartment, city, region, postcode, countryCode, phone };
}

/** Converts an entered address into an address book entry. */
export function asBookAddress(
  address: CartAddress,
  defaults: Pick<BookAddress, 'isDefaultDelivery' | 'isDefaultBilling'>,
) {
  return { ...address, neighborhood: '', extra: '', ...defaults } satisfies BookAddress;
}

/** Returns the saved address with the same content, or null. */
export function findSavedAddress(book: readonly SavedAddress[], address: CartAddress | null): SavedAddress | null {
  if (address === null) return null;
  const wanted = keyOf(address);
  return book.find((saved) => keyOf(asCartAddress(saved)) === wanted) ?? null;
}

function keyOf({ region, ...address }: CartAddress): string {
  const { firstName, lastName, street, apartment, city, postcode, countryCode, phone } = address;
  const regionKey = region === null ? '' : region.code === '' ? region.name : region.code;
  return JSON.stringify([firstName, lastName, street, apartment, city, regionKey, postcode, countryCode, phone]);
}

/** The region of a country's list that was typed or chosen by its code or name, in upper or lower case; null if none is. */
export function listedRegion(regions: readonly Region[], typed: string): Region | null {
  const wanted = trimText(typed).toLowerCase();
  return regions.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted) ?? null;
}
