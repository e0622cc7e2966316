/** The country whose postcodes have zones. */
export const HOME = 'GB';
