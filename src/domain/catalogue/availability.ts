/** `onlyLeft` is the remaining stock; null if unlimited. */
export interface Availability {
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
  /**
   * Out of season: the month, from 1 to 12, in which it is sold again; left out in season. If it is in stock, days from then on
   * may be within reach of the calendar already.
   */
  readonly backIn?: number;
}

/** Up to this number, the remaining quantity is shown. */
const FEW = 5;

export function isSoldOut({ inStock, onlyLeft }: Availability): boolean {
  return !inStock || onlyLeft === 0;
}

/** Whether it is neither sold out nor out of season today. */
export function isHadNow(availability: Availability): boolean {
  return !isSoldOut(availability) && availability.backIn === undefined;
}

/** Available products first, then the rest, each in their order. */
export function hadFirst<One extends { readonly availability: Availability }>(all: readonly One[]): readonly One[] {
  const isHad = ({ availability }: One) => isHadNow(availability);
  return [...all.filter(isHad), ...all.filter((one) => !isHad(one))];
}

/** The remaining quantity if it is low but not 0, else null. */
export function lastOnes({ onlyLeft, backIn }: Availability): number | null {
  return backIn === undefined && onlyLeft !== null && onlyLeft > 0 && onlyLeft <= FEW ? onlyLeft : null;
}
