/** `with ID "7"`, `Report ID: webapi-5f...`, `cart id`, and long keys. */
const NAMES_ID = /\bids?\b|(?<![\w-])(?=[\w-]*\d)[\w-]{16,}\b|\b\w{32,}\b/i;

/**
 * The result of an action or a read as a page may get it: a refusal's sentence that names an id is emptied, and the page then
 * has words of its own.
 */
export function withoutIds<Output>(output: Output): Output {
  const { ok, kind } = (output ?? {}) as { readonly ok?: unknown; readonly kind?: unknown };
  if (ok !== false && kind !== 'refused') return output;
  return JSON.parse(JSON.stringify(output, emptied)) as Output;
}

function emptied(key: string, value: unknown): unknown {
  if (key === 'message' && typeof value === 'string' && NAMES_ID.test(value)) return '';
  if (key === 'messages' && Array.isArray(value)) return value.filter((one) => !NAMES_ID.test(String(one)));
  return value;
}
