/** `onlyLeft` is the remaining stock; null if unlimited. */
export interface Availability {
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
}

/** Up to this number, the remaining quantity is shown. */
const FEW = 5;

export function isSoldOut({ inStock, onlyLeft }: Availability): boolean {
  return !inStock || onlyLeft === 0;
}

/** The remaining quantity if it is low but not 0, else null. */
export function lastOnes({ onlyLeft }: Availability): number | null {
  return onlyLeft !== null && onlyLeft > 0 && onlyLeft <= FEW ? onlyLeft : null;
}
