/** A region: `{ code: 'NSW', id: 569, name: 'New South Wales' }`; free text has an empty code and no id. */
export interface Region {
  readonly code: string;
  readonly id: number | null;
  readonly name: string;
}

/** A delivery or billing address; `street` is Address Line 1, `apartment` is Address Line 2. */
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

/** A country without regions takes the region as free text. */
export interface CountryWithRegions extends Country {
  readonly regions: readonly Region[];
}
