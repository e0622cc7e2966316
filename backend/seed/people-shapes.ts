/** Somebody to try the shop as. Days are counted back from the day on which the shop is filled. */
export interface SeedCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly daysAgo: number;
  readonly newsletter: boolean;
  /** The first is the default of both kinds. */
  readonly addresses: readonly SeedAddress[];
  readonly orders: readonly SeedOrder[];
  /** skus; a variant stands under its product. */
  readonly wishes: readonly string[];
  readonly reviews: readonly SeedOpinion[];
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
  /** Place of the address in the book. */
  readonly to: number;
  /** `Complete` once it was brought. */
  readonly status: 'Pending' | 'Complete';
  readonly carrier: string;
  readonly payment: string;
  readonly lines: readonly SeedOrderLine[];
}

export interface SeedOrderLine {
  readonly sku: string;
  /** Which variant of a configurable product, from 0. */
  readonly variant?: number;
  readonly quantity: number;
  /** Answers by the title of the question; what is required and not answered gets its first answer. */
  readonly answers?: Readonly<Record<string, string>>;
}

export interface SeedOpinion {
  readonly sku: string;
  readonly daysAgo: number;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly summary: string;
  readonly text: string;
  readonly isApproved: boolean;
}

export interface SeedPeople {
  /** Everybody's: it is printed in the readme. */
  readonly password: string;
  readonly customers: readonly SeedCustomer[];
  /** Waiting for the florist. */
  readonly guestReviews: readonly (SeedOpinion & { readonly nickname: string })[];
}
