/** The country whose postcodes have zones. */
export const HOME = 'GB';

/** The currency in which the shop keeps its fees, unless it says another. */
export const HOME_CURRENCY = 'GBP';

/** The country that a store is for: that of its locale, `IE` of `en-IE`. */
export function countryOfStore(locale: string): string {
  return locale.split('-')[1] ?? HOME;
}
