/** Readers for an entry's attributes. The florist edits entries by hand, so a missing value reads as empty. */
export type Attributes = Readonly<Record<string, unknown>>;

export function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function line(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function maps(value: unknown): readonly Attributes[] {
  return Array.isArray(value) ? value.filter(isAttributes) : [];
}

export function lines(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(line).filter((text) => text !== '') : [];
}

/** A whole number from 0, which a service may send as text; null for anything else. */
export function whole(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : line(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
