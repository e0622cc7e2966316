import type { Customer } from '../../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../../domain/customer/registration';
import { MAX_NEW_PASSWORD, validatePassword, MIN_PASSWORD } from '../../../domain/customer/password-rule';
import { isCalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import { MAX_LINE } from '../../../domain/shared/line-length';
import { emailKey, isEmail } from './email-address';

const DAY = 'YYYY-MM-DD';

const NOBODY_YET: Customer = {
  email: '',
  firstName: '',
  lastName: '',
  prefix: null,
  suffix: null,
  dateOfBirth: null,
  taxNumber: null,
  isSubscribed: false,
};

export function newCustomer(registration: Registration): Customer {
  return withChange({ ...NOBODY_YET, email: registration.email }, registration);
}

export function withChange(customer: Customer, change: ProfileChange): Customer {
  const { firstName, lastName, prefix, suffix, dateOfBirth, taxNumber, isSubscribed } = { ...customer, ...change };
  return { ...customer, firstName, lastName, prefix, suffix, dateOfBirth, taxNumber, isSubscribed };
}

/** Why an account cannot be created. `now` is ms since 1970. */
export function faultsOfRegistration(registration: Registration, now: number): readonly string[] {
  const { email, password } = registration;
  return [
    ...(isEmail(email) ? [] : [`"${email}" is not a valid email address.`]),
    ...faultsOfPerson(registration, now),
    ...faultsOfPassword(password, email),
  ];
}

/** Validates customer details; omitted ones are not checked. `now` is ms since 1970. */
export function faultsOfPerson(change: ProfileChange, now: number): readonly string[] {
  const { firstName, lastName, prefix, suffix, taxNumber, dateOfBirth } = change;
  const isLong = [firstName, lastName, prefix, suffix, taxNumber].some((text) => (text ?? '').length > MAX_LINE);
  return [
    firstName?.trim() === '' ? '"First Name" is a required value.' : null,
    lastName?.trim() === '' ? '"Last Name" is a required value.' : null,
    isLong ? `A name takes at most ${MAX_LINE} characters.` : null,
    faultOfBirthday(dateOfBirth ?? '', now),
  ].filter((fault) => fault !== null);
}

function faultOfBirthday(day: string, now: number): string | null {
  if (day === '') return null;
  if (!isCalendarDate(day)) return 'Invalid date';
  const today = new Date(now).toISOString().slice(0, DAY.length);
  return day > today ? 'The Date of Birth should not be greater than today.' : null;
}

/**
 * The page's own password rule, which is at least as strict as every backend's; and it must differ from the email.
 */
export function faultsOfPassword(password: string, email: string): readonly string[] {
  const refusal = validatePassword(password);
  switch (refusal?.kind) {
    case 'password-too-short':
      return [`The password needs at least ${MIN_PASSWORD} characters. Create a new password and try again.`];
    case 'password-too-long':
      return [`Please enter a password with at most ${MAX_NEW_PASSWORD} characters.`];
    case 'password-with-space':
      return ["The password can't hold a space. Verify the password and try again."];
    case 'password-too-plain':
      return ['The password needs letters, digits and a sign. Create a new password and try again.'];
    case undefined:
      return emailKey(password) === emailKey(email)
        ? ["The password can't be the same as the email address. Create a new password and try again."]
        : [];
  }
}
