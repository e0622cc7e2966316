/** S3-1 to S3-3. What the backend says of the store that is open. */
export interface StoreConfig {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly defaultTitle: string;
  readonly defaultCurrency: string;
  /** Where the backend keeps the store's logo; null when it has been given none. */
  readonly logoUrl: string | null;
  readonly logoAlt: string;
  /** px */
  readonly logoWidth: number;
  /** px */
  readonly logoHeight: number;
}
