/** S3-48. The up to four lines of a street address by their names; what was not written is empty. */
export interface StreetLines {
  /** Address Line 1. */
  readonly street: string;
  /** Address Line 2. */
  readonly apartment: string;
  readonly neighborhood: string;
  readonly extra: string;
}

/** S3-49. The lines in the order in which they are kept; lines that say nothing are left out. */
export function toLines({ street, apartment, neighborhood, extra }: StreetLines): readonly string[] {
  return [street, apartment, neighborhood, extra].map((line) => line.trim()).filter((line) => line !== '');
}

/** S3-50. What comes after the fourth line stands in the fourth: nothing that was kept is dropped. */
export function fromLines(lines: readonly string[]): StreetLines {
  const [street = '', apartment = '', neighborhood = '', ...rest] = lines;
  return { street, apartment, neighborhood, extra: rest.filter((line) => line.trim() !== '').join(', ') };
}
