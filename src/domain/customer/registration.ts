import type { Customer } from './customer';

export type Gender = 'female' | 'male' | 'not-specified';

/** S3-51. How a new customer introduces themselves. What is left out was not asked, and nobody is told of it. */
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

/** What a customer may change of themselves without proving anew who they are. Left out: stays as it is. */
export type ProfileChange = Partial<Omit<Registration, 'email' | 'password'>>;

/**
 * S5-27. Whether the address is to be changed, which asks for the password: only when one was given and it is another.
 * Letters of another case are the same mailbox to every shop, but a customer may want them written so.
 */
export function changesEmail(customer: Pick<Customer, 'email'>, email: string | undefined): boolean {
  const asked = email?.trim() ?? '';
  return asked !== '' && asked !== customer.email;
}
