/** A demo customer. Days count back from the day on which the shop is seeded. */
export interface SeedCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly daysAgo: number;
  readonly newsletter: boolean;
  /** The first is the default of both kinds. */
  readonly addresses: readonly SeedAddress[];
  readonly orders: readonly SeedOrder[];
  /** skus; a variant is listed under its product. */
  readonly wishes: readonly string[];
  readonly reviews: readonly SeedPersonReview[];
}

export interface SeedAddress {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly telephone: string;
}

export interface SeedOrder {
  readonly daysAgo: number;
  /** Index of the address in the address book. */
  readonly to: number;
  /** `Complete` once delivered. */
  readonly status: 'Pending' | 'Complete';
  readonly carrier: string;
  readonly payment: string;
  readonly lines: readonly SeedOrderLine[];
}

export interface SeedOrderLine {
  readonly sku: string;
  /** Index of the variant of a configurable product. */
  readonly variant?: number;
  readonly quantity: number;
  /** Answers by option title; other required options get their first value. */
  readonly options?: Readonly<Record<string, string>>;
}

export interface SeedPersonReview {
  readonly sku: string;
  readonly daysAgo: number;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly summary: string;
  readonly text: string;
  readonly isApproved: boolean;
}

export interface SeedPeople {
  /** The same for all; it is printed in the README. */
  readonly password: string;
  readonly customers: readonly SeedCustomer[];
  /** Pending. */
  readonly guestReviews: readonly (SeedPersonReview & { readonly nickname: string })[];
}
