/** The country whose postcodes have zones. */
export const HOME = 'GB';

/** The currency in which the shop keeps its fees, unless it says another. */
export const HOME_CURRENCY = 'GBP';
