/** The backend's data about a product URL. */
export interface ProductUrlData {
  readonly rewrites: readonly string[] | null;
  readonly urlKey: string | null;
  readonly sku: string;
}

/** Cannot be URL-encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns the first rewrite, else the url key, else `/p/{sku}`, with one leading slash and no store prefix. */
export function productPath(product: ProductUrlData | null): string {
  if (product === null) return '/';
  const { rewrites, urlKey, sku } = product;
  const named = withoutLeadingSlashes(rewrites?.[0]) || withoutLeadingSlashes(urlKey);
  if (named !== '') return `/${named}`;
  return sku === '' ? '/' : `/p/${encodeURIComponent(sku.replace(LONE_SURROGATE, '\uFFFD'))}`;
}

/** Two leading slashes would be a URL of another host. */
function withoutLeadingSlashes(path: string | null | undefined): string {
  return (path ?? '').trim().replace(/^[/\\]+/, '');
}
