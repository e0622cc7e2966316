import type { Customer } from '../../../domain/customer/customer';
import type { Gender, ProfileChange, Registration } from '../../../domain/customer/registration';
import { optionalText, record, text, type WireRecord } from '../wire-value';

/** A customer. The gender is sent to the backend, but not returned by it. */
export function toCustomer(value: unknown): Customer {
  const wire = record(value, 'customer');
  return {
    email: text(wire.email, 'email'),
    firstName: optionalText(wire.firstname) ?? '',
    lastName: optionalText(wire.lastname) ?? '',
    prefix: optionalText(wire.prefix),
    suffix: optionalText(wire.suffix),
    dateOfBirth: optionalText(wire.date_of_birth),
    taxNumber: optionalText(wire.taxvat),
    isSubscribed: wire.is_subscribed === true,
  };
}

/** The API numbers genders by the attribute's options. */
const GENDERS: Readonly<Record<Gender, number>> = { male: 1, female: 2, 'not-specified': 3 };

/** Only given fields are sent. */
export function fromProfile(change: ProfileChange): WireRecord {
  const named = {
    firstname: change.firstName,
    lastname: change.lastName,
    is_subscribed: change.isSubscribed,
    date_of_birth: change.dateOfBirth,
    gender: change.gender && GENDERS[change.gender],
    taxvat: change.taxNumber,
    prefix: change.prefix,
    suffix: change.suffix,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

export function fromRegistration({ email, password, ...profile }: Registration): WireRecord {
  return { email, password, ...fromProfile(profile) };
}
