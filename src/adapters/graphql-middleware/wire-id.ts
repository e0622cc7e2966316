/** Ids of addresses are whole numbers on this wire; null when the text cannot be one of them. */
export function toWireId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
