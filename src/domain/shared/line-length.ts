/** Characters of one line, as a name or a line of an address. The backend stores them in columns of this width. */
export const MAX_LINE = 255;

/**
 * Whether a text has more than `most` characters, as it is typed or as it is compared: normalised, one may become eighteen.
 */
export function isLongerThan(text: string, most: number): boolean {
  return [...text].length > most || [...text.normalize('NFKC')].length > most;
}
