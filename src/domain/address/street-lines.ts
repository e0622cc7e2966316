/** Up to four lines of a street address; missing lines are empty. */
export interface StreetLines {
  /** Address Line 1. */
  readonly street: string;
  /** Address Line 2. */
  readonly apartment: string;
  readonly neighborhood: string;
  readonly extra: string;
}

/** Returns the lines in order without empty ones. */
export function toLines({ street, apartment, neighborhood, extra }: StreetLines): readonly string[] {
  return [street, apartment, neighborhood, extra].map((line) => line.trim()).filter((line) => line !== '');
}

/** Joins all lines from the fourth on, so that none is lost. */
export function fromLines(lines: readonly string[]): StreetLines {
  const [street = '', apartment = '', neighborhood = '', ...rest] = lines;
  return { street, apartment, neighborhood, extra: rest.filter((line) => line.trim() !== '').join(', ') };
}
