/** The entity that a path resolves to. */
export type RouteRecord =
  | { readonly kind: 'category'; readonly uid: string }
  | { readonly kind: 'product'; readonly sku: string }
  | { readonly kind: 'content'; readonly identifier: string };
