/** A picture of unspecified size. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}
