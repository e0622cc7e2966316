/** Whether the florist can make it. `onlyLeft` is null when there is no limit (S5-17). */
export interface Availability {
  readonly inStock: boolean;
  readonly onlyLeft: number | null;
}
