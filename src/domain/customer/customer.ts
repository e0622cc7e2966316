/** S3-51. Somebody with an account, as the shop knows them. What they never told is null. */
export interface Customer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null;
  readonly taxNumber: string | null;
  /** True when the florist's newsletter goes to them. */
  readonly isSubscribed: boolean;
}

/** As the shop greets somebody; empty for nobody. */
export function customerName(customer: Pick<Customer, 'firstName' | 'lastName'> | null): string {
  return customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim();
}
