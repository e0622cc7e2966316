/** What a path turned out to be (S2-45). */
export type RouteRecord =
  | { readonly kind: 'category'; readonly uid: string }
  | { readonly kind: 'product'; readonly sku: string }
  | { readonly kind: 'content'; readonly identifier: string };
