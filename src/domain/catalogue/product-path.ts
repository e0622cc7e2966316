/** What a backend knows of a product's address. */
export interface ProductAddress {
  readonly rewrites: readonly string[] | null;
  readonly urlKey: string | null;
  readonly sku: string;
}

/** Half a character, which no address can carry. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** S2-42. The first rewrite, else the url key, else `/p/{sku}`. Begins with one slash, without store prefix. */
export function productPath(address: ProductAddress | null): string {
  if (address === null) return '/';
  const { rewrites, urlKey, sku } = address;
  const named = withoutLeadingSlashes(rewrites?.[0]) || withoutLeadingSlashes(urlKey);
  if (named !== '') return `/${named}`;
  return sku === '' ? '/' : `/p/${encodeURIComponent(sku.replace(LONE_SURROGATE, '\uFFFD'))}`;
}

/** Two slashes at the start would name another host. */
function withoutLeadingSlashes(path: string | null | undefined): string {
  return (path ?? '').trim().replace(/^[/\\]+/, '');
}
