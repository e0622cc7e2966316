/** S3-1 to S3-3. What the backend says of the store that is open. */
export interface StoreConfig {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly defaultTitle: string;
  readonly defaultCurrency: string;
  /** Ends with a slash; empty when the backend names none. */
  readonly mediaUrl: string;
  readonly logoFile: string | null;
  readonly logoAlt: string;
  /** px */
  readonly logoWidth: number;
  /** px */
  readonly logoHeight: number;
}
