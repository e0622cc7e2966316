/** S3-54. A message to the shopper. `id` is given by the list that shows it. */
export interface Notice {
  readonly id: string;
  readonly type: 'success' | 'info' | 'warning' | 'danger';
  readonly title: string | null;
  readonly message: string;
  readonly persist: boolean;
}
