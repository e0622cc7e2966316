/**
 * The smallest payment in minor units, whatever the currency. Stripe takes no less than 30p, 50 cents of a euro and 50
 * cents of a dollar.
 */
export const SMALLEST_PAYMENT = 50;
