import type { Money, Price } from '../../src/domain/pricing/money';

export const pounds = (amount: number): Money => ({ pence: Math.round(amount * 100), currency: 'GBP' });

/** `aPrice(50, 45)` has the regular price £50 and the special price £45. */
export const aPrice = (regular: number, special: number | null = null): Price => ({
  regular: pounds(regular),
  special: special === null ? null : pounds(special),
  maximum: null,
});
