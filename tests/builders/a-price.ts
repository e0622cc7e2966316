import type { Money } from '../../src/domain/pricing/money';
import type { Price } from '../../src/domain/pricing/price';

export const pounds = (amount: number): Money => ({ pence: Math.round(amount * 100), currency: 'GBP' });

/** `aPrice(50, 45)` is £50 reduced to £45. */
export const aPrice = (regular: number, special: number | null = null): Price => ({
  regular: pounds(regular),
  special: special === null ? null : pounds(special),
  maximum: null,
});
