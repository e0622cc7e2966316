/** Sanitised HTML. */
export interface TopBanner {
  readonly left: string;
  readonly center: string;
  /** Shown instead of both in the store of another country, to which less is sent. */
  readonly abroad: string;
}
