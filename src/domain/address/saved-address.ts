import type { CartAddress, Region } from './address';
import type { StreetLines } from './street-lines';

/** An address as somebody writes it into their address book. */
export interface BookAddress extends StreetLines {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  /** Two letters, `GB`. */
  readonly countryCode: string;
  readonly phone: string;
  /** Where flowers go unless somebody says otherwise. */
  readonly isDefaultDelivery: boolean;
  readonly isDefaultBilling: boolean;
}

/** S3-48. One that stands in the book, by its id there. */
export interface SavedAddress extends BookAddress {
  readonly id: string;
}

/** Where something goes: an address that was typed, or one of the customer's book. */
export type AddressChoice = CartAddress | { readonly savedAddressId: string };

export function isDefault({ isDefaultDelivery, isDefaultBilling }: SavedAddress): boolean {
  return isDefaultDelivery || isDefaultBilling;
}

/** The book in the order in which it is read: the default ones first (billing, then delivery), the rest as it was. */
export function inReadingOrder(book: readonly SavedAddress[]): readonly SavedAddress[] {
  const rank = (address: SavedAddress) => (address.isDefaultBilling ? 0 : address.isDefaultDelivery ? 1 : 2);
  return [...book].sort((a, b) => rank(a) - rank(b));
}

/** The saved address in the two lines that a cart keeps: everything after the first line is Address Line 2. */
export function asCartAddress(address: BookAddress): CartAddress {
  const { firstName, lastName, street, city, region, postcode, countryCode, phone } = address;
  const apartment = [address.apartment, address.neighborhood, address.extra].filter((line) => line !== '').join(', ');
  return { firstName, lastName, street, apartment, city, region, postcode, countryCode, phone };
}

/** A typed address for the book; its second line is the apartment. */
export function asBookAddress(
  address: CartAddress,
  defaults: Pick<BookAddress, 'isDefaultDelivery' | 'isDefaultBilling'>,
) {
  return { ...address, neighborhood: '', extra: '', ...defaults } satisfies BookAddress;
}

/** The one in the book that says the same as an address of a cart, or null: another postcode is another address. */
export function savedLike(book: readonly SavedAddress[], address: CartAddress | null): SavedAddress | null {
  if (address === null) return null;
  const wanted = written(address);
  return book.find((saved) => written(asCartAddress(saved)) === wanted) ?? null;
}

function written({ region, ...address }: CartAddress): string {
  const { firstName, lastName, street, apartment, city, postcode, countryCode, phone } = address;
  const where = region === null ? '' : region.code === '' ? region.name : region.code;
  return JSON.stringify([firstName, lastName, street, apartment, city, where, postcode, countryCode, phone]);
}
