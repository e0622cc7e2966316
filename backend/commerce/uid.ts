/** Every uid on the wire is base64 of a text that says what it is; the wire never shows a bare row number. */
export function uidOf(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('/'), 'utf8').toString('base64');
}

/**
 * Reads a uid back: its words, or null when it is not exactly what `uidOf` writes, so that a thing has one uid only.
 */
export function readUid(uid: string): readonly string[] | null {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  return text !== '' && Buffer.from(text, 'utf8').toString('base64') === uid ? text.split('/') : null;
}

/** A row number of at most nine digits, or null. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The row number in a uid that holds nothing else, or null. */
export function readRowUid(uid: string): number | null {
  const words = readUid(uid);
  return words !== null && words.length === 1 ? readId(words[0]) : null;
}
