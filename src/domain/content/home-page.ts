export interface HomeLink {
  readonly label: string;
  readonly path: string;
}

/** A row of products, by sku. */
export interface HomeRow {
  readonly heading: string;
  readonly text: string;
  readonly skus: readonly string[];
  readonly link: HomeLink | null;
}

/** The home page content; HTML is sanitised. */
export interface HomePage {
  readonly title: string;
  readonly description: string;
  readonly heroHeading: string;
  /** HTML */
  readonly heroText: string;
  readonly heroSku: string | null;
  readonly heroLink: HomeLink | null;
  /** Instead of it in the stores of other countries, to which no fresh flowers are sent; null: the same. */
  readonly heroLinkAbroad: HomeLink | null;
  readonly occasions: readonly HomeLink[];
  readonly rows: readonly HomeRow[];
  readonly storyHeading: string;
  /** HTML */
  readonly storyText: string;
}

/** The home page of one store. */
export type HomePageOfStore = Omit<HomePage, 'heroLinkAbroad'>;
