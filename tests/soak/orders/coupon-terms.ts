import type { Coupon } from './expected-totals';

export interface CouponTerms extends Coupon {
  /** Minimum subtotal in pence. */
  readonly least: number;
  readonly isForEachOnce: boolean;
  /** Uses for each hundred carts that want it; null for no limit. */
  readonly usesInHundred: number | null;
}

const terms = (code: string, more: Partial<CouponTerms>): CouponTerms => ({
  ...{ code, percent: 0, pence: 0, least: 0, isForEachOnce: false, usesInHundred: null },
  ...more,
});

/** Coupons of the seed. */
const POSY10 = terms('POSY10', { percent: 10 });
export const FIVER = terms('FIVER', { pence: 500, least: 3_000 });
export const HELLO = terms('HELLO', { percent: 15, isForEachOnce: true });

/**
 * Coupons added by the admin CLI: one with limited uses, one that may exceed the subtotal, and one that covers
 * everything.
 */
export const FIRSTCOME = terms('FIRSTCOME', { percent: 20, usesInHundred: 50 });
const TWENTY = terms('TWENTY', { pence: 2_000 });
const EVERYTHING = terms('EVERYTHING', { percent: 100 });

export const ADDED_BY_ADMIN = [FIRSTCOME, TWENTY, EVERYTHING];

/** The coupons of ten carts. */
export const COUPONS: readonly (CouponTerms | null)[] = [
  ...[null, null, POSY10, FIVER, TWENTY, EVERYTHING],
  ...[FIRSTCOME, FIRSTCOME, HELLO, HELLO],
];
