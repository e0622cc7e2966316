import { fromLines, toLines, type BookAddress, type SavedAddress } from '../../../domain/address/saved-address';
import { formatPostcode } from '../../../domain/address/postcode';
import type { Region } from '../../../domain/address/address';
import { optionalNumber, optionalRecord, optionalText, record, text, type WireRecord } from '../wire-value';

/** A saved address, without fields that only the backend uses (`extension_attributes`). */
export function toSavedAddress(value: unknown): SavedAddress {
  const wire = record(value, 'address');
  const street = Array.isArray(wire.street)
    ? wire.street.filter((line): line is string => typeof line === 'string')
    : [];
  const countryCode = optionalText(wire.country_code) ?? '';
  return {
    id: text(wire.id, 'id of an address'),
    firstName: optionalText(wire.firstname) ?? '',
    lastName: optionalText(wire.lastname) ?? '',
    ...fromLines(street),
    city: optionalText(wire.city) ?? '',
    region: toRegion(wire.region),
    postcode: formatPostcode(countryCode, optionalText(wire.postcode) ?? ''),
    countryCode,
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
  // Some backends give a free-text region the id 0.
  return { code: code ?? '', id: optionalNumber(wire.region_id) || null, name: name ?? code ?? '' };
}

/**
 * A listed region is sent by id, free text by name. "No region" is sent too, because a change would otherwise keep
 * the old one.
 */
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
