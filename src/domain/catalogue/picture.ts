/** A picture as the backend names it. Its size is chosen where it is shown. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}
