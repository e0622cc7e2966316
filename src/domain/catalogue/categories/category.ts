/** A node of the category tree. */
export interface Category {
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  readonly level: number;
  readonly productCount: number;
  /** Null for the root. Without suffix: `flowers/roses`. */
  readonly urlPath: string | null;
  /** `.html` or empty. */
  readonly urlSuffix: string;
  readonly inMenu: boolean;
  readonly children: readonly Category[];
}

/** The content of a category page. */
export interface CategoryPage {
  readonly uid: string;
  readonly name: string;
  /** Sanitised HTML, or empty. */
  readonly description: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}
