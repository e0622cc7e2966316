export interface SeedCoupon {
  readonly code: string;
  readonly label: string;
  /** Hundredths of a per cent of the goods. */
  readonly percent: number;
}

export const COUPONS: readonly SeedCoupon[] = [{ code: 'POSY10', label: '10% off your flowers', percent: 1_000 }];
