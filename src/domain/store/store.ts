/** The configuration of the current store. */
export interface StoreConfig {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly defaultTitle: string;
  readonly defaultCurrency: string;
  /** On the storage host, or null. */
  readonly logoUrl: string | null;
  readonly logoAlt: string;
  /** px */
  readonly logoWidth: number;
  /** px */
  readonly logoHeight: number;
}
