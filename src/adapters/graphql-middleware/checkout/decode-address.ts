import type { CartAddress, Region } from '../../../domain/address/address';
import { formatPostcode } from '../../../domain/address/postcode';
import { optionalNumber, optionalRecord, optionalText, text, type WireRecord } from '../wire-value';

/** An address of a cart. The first two street lines are address lines 1 and 2. */
export function toAddress(wire: WireRecord): CartAddress {
  const street = Array.isArray(wire.street)
    ? wire.street.filter((line): line is string => typeof line === 'string')
    : [];
  const countryCode = text(optionalRecord(wire.country)?.code ?? '', 'country');
  return {
    firstName: text(wire.firstname ?? '', 'first name'),
    lastName: text(wire.lastname ?? '', 'last name'),
    street: street[0] ?? '',
    apartment: street.slice(1).filter(isWritten).join(', '),
    city: text(wire.city ?? '', 'city'),
    region: toRegion(wire.region),
    postcode: formatPostcode(countryCode, text(wire.postcode ?? '', 'postcode')),
    countryCode,
    phone: text(wire.telephone ?? '', 'phone'),
  };
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

function toRegion(value: unknown): Region | null {
  const wire = optionalRecord(value);
  const name = optionalText(wire?.label);
  const code = optionalText(wire?.code);
  if (wire === null || (name === null && code === null)) return null;
  return { code: code ?? '', id: optionalNumber(wire.region_id), name: name ?? code ?? '' };
}

/** The input for an address: empty lines are omitted, a known region is sent by id, free text by name. */
export function fromAddress(address: CartAddress): WireRecord {
  const region =
    address.region === null
      ? {}
      : address.region.id === null
        ? { region: address.region.code || address.region.name }
        : { region: address.region.code, region_id: address.region.id };
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: [address.street, address.apartment].filter(isWritten),
    city: address.city,
    ...region,
    postcode: address.postcode,
    country_code: address.countryCode,
    telephone: address.phone,
  };
}
