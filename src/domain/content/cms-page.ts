/** A CMS page of the commerce backend (`home`, `privacy`). */
export interface CmsPage {
  readonly name: string;
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
  readonly heading: string | null;
  /** Sanitised HTML. */
  readonly body: string;
}
