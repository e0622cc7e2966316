import type { Customer } from './customer';
import { plainEmail } from '../text/email';

export const GENDERS = ['female', 'male', 'not-specified'] as const;
export type Gender = (typeof GENDERS)[number];

/** The data of a new account. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSubscribed?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth?: string;
  readonly gender?: Gender;
  readonly taxNumber?: string;
}

/** Changes that need no password; omitted fields stay unchanged. */
export type ProfileChange = Partial<Omit<Registration, 'email' | 'password'>>;

/** Whether the email changes, which requires the password; a change of case counts as one. */
export function changesEmail(customer: Pick<Customer, 'email'>, email: string | undefined): boolean {
  const next = plainEmail(email ?? '');
  return next !== '' && next !== customer.email;
}
