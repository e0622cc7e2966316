/** Parses an address id, which is a whole number in this API; null for any other text. */
export function toWireId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
