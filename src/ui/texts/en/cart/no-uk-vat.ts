/** Of goods that leave the UK: what is not in their price, and what may be asked for on arrival. */
export const noUkVat = 'No UK VAT: the goods leave the UK. Customs charges and import VAT may be due on arrival.';
