export interface SeedCountry {
  readonly code: string;
  readonly name: string;
  readonly localName: string;
  /** Code to name. Empty when addresses there have no region, or a free text. */
  readonly regions: Readonly<Record<string, string>>;
}

const IRISH_COUNTIES = {
  CW: 'Carlow',
  CN: 'Cavan',
  CE: 'Clare',
  CO: 'Cork',
  DL: 'Donegal',
  D: 'Dublin',
  G: 'Galway',
  KY: 'Kerry',
  KE: 'Kildare',
  KK: 'Kilkenny',
  LS: 'Laois',
  LM: 'Leitrim',
  LK: 'Limerick',
  LD: 'Longford',
  LH: 'Louth',
  MO: 'Mayo',
  MH: 'Meath',
  MN: 'Monaghan',
  OY: 'Offaly',
  RN: 'Roscommon',
  SO: 'Sligo',
  TA: 'Tipperary',
  WD: 'Waterford',
  WH: 'Westmeath',
  WX: 'Wexford',
  WW: 'Wicklow',
};

const AUSTRALIAN_STATES = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/**
 * The shop's own country first. Billing addresses may be in all of them; `delivery.ts` lists where flowers are
 * delivered.
 */
export const COUNTRIES: readonly SeedCountry[] = [
  { code: 'GB', name: 'United Kingdom', localName: 'United Kingdom', regions: {} },
  { code: 'IE', name: 'Ireland', localName: 'Ireland', regions: IRISH_COUNTIES },
  { code: 'FR', name: 'France', localName: 'France', regions: {} },
  { code: 'DE', name: 'Germany', localName: 'Germany', regions: {} },
  { code: 'NL', name: 'Netherlands', localName: 'Netherlands', regions: {} },
  { code: 'AU', name: 'Australia', localName: 'Australia', regions: AUSTRALIAN_STATES },
];

/** Millionths of the currency per pound, fixed until the florist changes them. */
export const CURRENCIES = [
  { code: 'GBP', symbol: '£', rate: 1_000_000 },
  { code: 'EUR', symbol: '€', rate: 1_170_000 },
  { code: 'USD', symbol: '$', rate: 1_320_000 },
] as const;

export const STORES = [
  { code: 'default', name: 'Posy', locale: 'en_GB', currency: 'GBP', linkPath: '/' },
  { code: 'ie', name: 'Posy Ireland', locale: 'en_IE', currency: 'EUR', linkPath: '/ie/' },
] as const;

export interface SeedCoupon {
  readonly code: string;
  readonly label: string;
  /** Hundredths of a per cent of the subtotal; 0 for a fixed amount. */
  readonly percent: number;
  /** GBP pence off, instead of a percentage. */
  readonly pence?: number;
  /** Minimum subtotal in GBP pence. */
  readonly leastPence?: number;
  /** In total, and per customer; no limit when left out. */
  readonly mostUses?: number;
  readonly mostUsesEach?: number;
  /** ISO UTC, both included; no bound when left out. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** The first is the one that a new shop advertises to its visitors. */
export const COUPONS: readonly SeedCoupon[] = [
  { code: 'POSY10', label: '10% off your order', percent: 1_000 },
  { code: 'FIVER', label: 'A fiver off', percent: 0, pence: 500, leastPence: 3_000 },
  { code: 'HELLO', label: '15% off, once for each customer', percent: 1_500, mostUsesEach: 1 },
  { code: 'SUMMER25', label: 'Summer of 2025: 20% off', percent: 2_000, endsAt: '2025-08-31T22:59:59.999Z' },
];
