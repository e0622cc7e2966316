export interface SeedCoupon {
  readonly code: string;
  readonly label: string;
  /** Hundredths of a per cent of the subtotal; 0 for a fixed amount. */
  readonly percent: number;
  /** GBP pence off, instead of a percentage. */
  readonly pence?: number;
  /** Minimum subtotal in GBP pence. */
  readonly leastPence?: number;
  /** In total, and per customer; no limit when left out. */
  readonly mostUses?: number;
  readonly mostUsesEach?: number;
  /** ISO UTC, both included; no bound when left out. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

/** The first is the one that a new shop advertises to its visitors. */
export const COUPONS: readonly SeedCoupon[] = [
  { code: 'POSY10', label: '10% off your order', percent: 1_000 },
  { code: 'FIVER', label: 'A fiver off', percent: 0, pence: 500, leastPence: 3_000 },
  { code: 'HELLO', label: '15% off, once for each customer', percent: 1_500, mostUsesEach: 1 },
  { code: 'SUMMER25', label: 'Summer of 2025: 20% off', percent: 2_000, endsAt: '2025-08-31T22:59:59.999Z' },
];
