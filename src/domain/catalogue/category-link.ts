/** S2-43. A category's path and optional suffix as a link; a category without a path leads home. */
export function categoryLink(urlPath: string | null, suffix: string | null): string {
  return urlPath === null || urlPath === '' ? '/' : `/${urlPath.replace(/^\/+/, '')}${suffix ?? ''}`;
}
