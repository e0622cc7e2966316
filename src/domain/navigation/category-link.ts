/** Returns a category's link, or `/` for a category without a path. */
export function categoryLink(urlPath: string | null, suffix: string | null): string {
  return urlPath === null || urlPath === '' ? '/' : `/${urlPath.replace(/^\/+/, '')}${suffix ?? ''}`;
}
