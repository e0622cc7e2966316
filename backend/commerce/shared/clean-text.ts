/** One line, without control characters and surrounding space. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\u0000-\u001F\u007F]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a text has more than `most` characters, as it is typed or as it is compared: normalised, one may become eighteen.
 */
export function isLongerThan(text: string, most: number): boolean {
  return [...text].length > most || [...text.normalize('NFKC')].length > most;
}

/**
 * Several lines with `
 * ` breaks, without control characters.
 */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .trim();
}
