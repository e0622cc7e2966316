/** A CMS block of the commerce backend. */
export interface ContentBlock {
  readonly name: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
}
