/** A CMS page such as terms or flower care. */
export interface ContentPage {
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly body: string;
}

/** A CMS page as a list names it. */
export interface ContentPageSummary {
  readonly slug: string;
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
}
