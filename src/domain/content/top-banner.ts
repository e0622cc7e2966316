/** Sanitised HTML. */
export interface TopBanner {
  readonly left: string;
  readonly center: string;
}
