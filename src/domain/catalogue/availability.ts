/** `onlyLeft` is the remaining stock; null if unlimited. */
export interface Availability {
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
}
