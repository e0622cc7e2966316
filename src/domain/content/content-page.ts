/** A page of the florist's own words: terms, flower care, how to reach the shop. */
export interface ContentPage {
  readonly title: string;
  /** For search engines; empty when there is none. */
  readonly description: string;
  /** HTML that harms nobody. */
  readonly body: string;
}
