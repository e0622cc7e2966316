import { fromLines, toLines } from '../../../domain/address/street-lines';
import type { BookAddress, SavedAddress } from '../../../domain/address/saved-address';
import type { Region } from '../../../domain/address/address';
import { optionalNumber, optionalRecord, optionalText, record, text, type WireRecord } from '../wire-value';

/** An address of the book. What only the other side cares for (`extension_attributes`) is left behind. */
export function toSavedAddress(value: unknown): SavedAddress {
  const wire = record(value, 'address');
  const street = Array.isArray(wire.street)
    ? wire.street.filter((line): line is string => typeof line === 'string')
    : [];
  return {
    id: text(wire.id, 'id of an address'),
    firstName: optionalText(wire.firstname) ?? '',
    lastName: optionalText(wire.lastname) ?? '',
    ...fromLines(street),
    city: optionalText(wire.city) ?? '',
    region: toRegion(wire.region),
    postcode: optionalText(wire.postcode) ?? '',
    countryCode: optionalText(wire.country_code) ?? '',
    phone: optionalText(wire.telephone) ?? '',
    isDefaultDelivery: wire.default_shipping === true,
    isDefaultBilling: wire.default_billing === true,
  };
}

function toRegion(value: unknown): Region | null {
  const wire = optionalRecord(value);
  const name = optionalText(wire?.region);
  const code = optionalText(wire?.region_code);
  if (wire === null || (name === null && code === null)) return null;
  // A region that is free text has the number 0 on some sides.
  return { code: code ?? '', id: optionalNumber(wire.region_id) || null, name: name ?? code ?? '' };
}

/** A region of a list goes by its id alone, free text by its name; none is said as well, or a change keeps the old. */
export function fromBookAddress(address: BookAddress): WireRecord {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: toLines(address),
    city: address.city,
    region: fromRegion(address.region),
    postcode: address.postcode,
    country_code: address.countryCode,
    telephone: address.phone,
    default_shipping: address.isDefaultDelivery,
    default_billing: address.isDefaultBilling,
  };
}

function fromRegion(region: Region | null): WireRecord | null {
  if (region === null) return null;
  return region.id === null
    ? { region: region.name, region_code: region.code, region_id: null }
    : { region_id: region.id };
}
