/** A piece of text that the shop's other side keeps under a name. */
export interface ContentBlock {
  readonly name: string;
  readonly title: string;
  /** HTML that harms nobody. */
  readonly body: string;
}
