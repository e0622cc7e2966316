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
