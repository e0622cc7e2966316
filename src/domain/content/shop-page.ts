/** S3-68. A page that the commerce side keeps under a name (`home`, `privacy`). */
export interface ShopPage {
  readonly name: string;
  readonly title: string;
  /** For search engines; empty when there is none. */
  readonly description: string;
  /** Stands above the text only when there is one. */
  readonly heading: string | null;
  /** HTML that harms nobody. */
  readonly body: string;
}
