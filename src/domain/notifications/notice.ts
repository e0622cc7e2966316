/** A message to the shopper; the view-model assigns `id`. */
export interface Notice {
  readonly id: string;
  readonly type: 'success' | 'info' | 'warning' | 'danger';
  readonly title: string | null;
  readonly message: string;
  readonly persist: boolean;
}
