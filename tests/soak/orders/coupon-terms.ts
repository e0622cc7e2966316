import type { Coupon } from './reckoning';

export interface CouponTerms extends Coupon {
  /** The goods must cost so many pence. */
  readonly least: number;
  readonly isForEachOnce: boolean;
  /** So many uses in all for each hundred carts that want it; null for any number. */
  readonly usesInHundred: number | null;
}

const terms = (code: string, more: Partial<CouponTerms>): CouponTerms => ({
  ...{ code, percent: 0, pence: 0, least: 0, isForEachOnce: false, usesInHundred: null },
  ...more,
});

/** Of a new shop. */
const POSY10 = terms('POSY10', { percent: 10 });
export const FIVER = terms('FIVER', { pence: 500, least: 3_000 });
export const HELLO = terms('HELLO', { percent: 15, isForEachOnce: true });

/** Added at the desk: one for the first who come, one that may be worth more than the goods, and one that pays for all. */
export const FIRSTCOME = terms('FIRSTCOME', { percent: 20, usesInHundred: 50 });
const TWENTY = terms('TWENTY', { pence: 2_000 });
const EVERYTHING = terms('EVERYTHING', { percent: 100 });

export const ADDED_BY_ADMIN = [FIRSTCOME, TWENTY, EVERYTHING];

/** What ten carts have. */
export const COUPONS: readonly (CouponTerms | null)[] = [
  ...[null, null, POSY10, FIVER, TWENTY, EVERYTHING],
  ...[FIRSTCOME, FIRSTCOME, HELLO, HELLO],
];
