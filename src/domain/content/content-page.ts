/** A CMS page such as terms or flower care. */
export interface ContentPage {
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly body: string;
}
