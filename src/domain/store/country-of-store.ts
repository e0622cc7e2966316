import { HOME } from '../address/home-country';

/** The country that a store is for: that of its locale, `IE` of `en-IE`. */
export function countryOfStore(locale: string): string {
  return locale.split('-')[1] ?? HOME;
}
