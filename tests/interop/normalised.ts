import type { Side, WireResponse } from './side';

/** Random values in a response: each pattern is replaced by a name. */
const CHANCE: readonly { readonly rule: string; readonly pattern: RegExp; readonly name: string }[] = [
  { rule: 'a cart, a wishlist to share: 32 letters and digits', pattern: /^[A-Za-z0-9]{32}$/, name: '<id>' },
  { rule: 'the same inside a sentence', pattern: /"[A-Za-z0-9]{32}"/g, name: '"<id>"' },
];
/** Fields that are always random. */
const CHANCE_FIELDS: ReadonlySet<string> = new Set(['token', 'sharing_code']);

/**
 * A response without random values, for a complete comparison: ids and tokens are replaced by pattern, and the backend's
 * port in picture URLs. The `locations` of errors are removed, because they count lines of each side's own documents.
 */
export function normalised(side: Pick<Side, 'backendOrigin'>, { status, contentType, body }: WireResponse): object {
  return { status, contentType, body: level(body, '', side.backendOrigin) };
}

function level(value: unknown, field: string, origin: string): unknown {
  if (typeof value === 'string') return levelText(value, field, origin);
  if (Array.isArray(value)) return value.map((entry) => level(entry, field, origin));
  if (typeof value !== 'object' || value === null) return value;
  const isError = 'message' in value && 'locations' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isError && name === 'locations'))
      .map(([name, entry]) => [name, level(entry, name, origin)]),
  );
}

function levelText(text: string, field: string, origin: string): string {
  if (CHANCE_FIELDS.has(field)) return `<${field}>`;
  return CHANCE.reduce((levelledText, { pattern, name }) => levelledText.replace(pattern, name), text)
    .split(origin)
    .join('<backend>');
}
