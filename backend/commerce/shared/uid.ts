/** A uid is base64 of a text with its parts; GraphQL never exposes a bare row id. */
export function uidOf(...parts: readonly (string | number)[]): string {
  return Buffer.from(parts.join('/'), 'utf8').toString('base64');
}

/** The parts of a uid, or null when it is not exactly what `uidOf` returns, so that each thing has only one uid. */
export function readUid(uid: string): readonly string[] | null {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  return text !== '' && Buffer.from(text, 'utf8').toString('base64') === uid ? text.split('/') : null;
}

/** A row id of at most nine digits, or null. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The row id of a uid with a single part, or null. */
export function readRowUid(uid: string): number | null {
  const words = readUid(uid);
  return words !== null && words.length === 1 ? readId(words[0]) : null;
}
