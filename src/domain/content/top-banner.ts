/** S3-55. Both are sanitised HTML made from the entry's Markdown. */
export interface TopBanner {
  readonly left: string;
  readonly center: string;
}
