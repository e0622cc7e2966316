/** A customer account; unknown fields are null. */
export interface Customer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null;
  readonly taxNumber: string | null;
  /** To the newsletter. */
  readonly isSubscribed: boolean;
}

/** Returns first and last name; empty for a guest. */
export function customerName(customer: Pick<Customer, 'firstName' | 'lastName'> | null): string {
  return customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim();
}
