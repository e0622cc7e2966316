/**
 * A region of a country that has them: `{ code: 'NSW', id: 569, name: 'New South Wales' }`. Free text has an empty code.
 * `id` is the number that the commerce side counts it by, null where it counts none.
 */
export interface Region {
  readonly code: string;
  readonly id: number | null;
  readonly name: string;
}

/** The address of a delivery or an invoice. Address Line 1 is `street`, Address Line 2 is `apartment` (S1-22, S1-23). */
export interface CartAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly region: Region | null;
  readonly postcode: string;
  /** Two letters, `GB`. */
  readonly countryCode: string;
  readonly phone: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** A country with the regions it is divided into; empty means the region is free text. */
export interface CountryWithRegions extends Country {
  readonly regions: readonly Region[];
}
