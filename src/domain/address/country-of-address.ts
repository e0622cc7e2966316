import { HOME } from './country';

/** The Crown Dependencies, which have British postcodes, by their areas. */
const ISLANDS: Readonly<Record<string, string>> = { GY: 'GG', IM: 'IM', JE: 'JE' };

/** The two letters of the country that an address is headed with: Jersey is not in the United Kingdom. */
export function countryOfAddress({ countryCode, postcode }: { countryCode: string; postcode: string }): string {
  const area = countryCode === HOME ? postcode.slice(0, 2).toUpperCase() : '';
  return ISLANDS[area] ?? countryCode;
}
