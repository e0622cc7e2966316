/** A node of the category tree (S3-8, S3-9). */
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

/** What a category page says of itself (S3-11). */
export interface CategoryPage {
  readonly uid: string;
  readonly name: string;
  /** Sanitised HTML, empty when there is none. */
  readonly description: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}
