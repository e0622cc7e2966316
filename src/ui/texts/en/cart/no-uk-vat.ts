/** For goods that leave the UK: what their price excludes, and what may be due on arrival. */
export const noUkVat = 'No UK VAT: the goods leave the UK. Customs charges and import VAT may be due on arrival.';
