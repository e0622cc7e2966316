/** Ids of the forms at the foot of the page, which work without scripts. */
export const CURRENCY_CHOICE_ID = 'choose-currency';
export const STORE_CHOICE_ID = 'choose-store';
