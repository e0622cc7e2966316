/** The backend's picture host and the public one; `assets` is empty for the shop's own origin. */
export interface PictureHosts {
  /** `https://storage.example`, with or without a folder. */
  readonly storage: string;
  readonly assets: string;
}

const CACHE_FOLDER = /\/cache\/[0-9a-z]+(?=\/)/i;

function splitUrl(url: string): { readonly host: string; readonly path: string } | null {
  const match = /^(?:https?:)?\/\/([^/?#\\]+)([^#]*)/i.exec(url.trim());
  return match === null ? null : { host: (match[1] ?? '').toLowerCase(), path: match[2] ?? '' };
}

/** Returns the path below `base` with its leading slash, or null. */
function below(url: string, base: string): string | null {
  const target = splitUrl(url);
  const root = splitUrl(base);
  if (target === null || root === null || target.host !== root.host) return null;
  const folder = root.path.replace(/(?<!\/)\/+$/, '');
  return target.path.startsWith(`${folder}/`) ? target.path.slice(folder.length) : null;
}

function isOwnPicture(url: string): boolean {
  return url.startsWith('/media/');
}

/** Rewrites a storage URL to the assets host without the cache folder; other URLs stay, null becomes empty. */
export function pictureUrl(url: string | null, { storage, assets }: PictureHosts): string {
  if (url === null || url.trim() === '') return '';
  const path = below(url, storage);
  if (path !== null) return `${assets.replace(/(?<!\/)\/+$/, '')}${path.replace(CACHE_FOLDER, '')}`;
  return isOwnPicture(url) || below(url, assets) !== null ? url.replace(CACHE_FOLDER, '') : url;
}

/** Adds a size in px to pictures below `/media/` or `assets`; SVGs and pictures of other hosts stay unchanged. */
export function sizedPictureUrl(url: string, w: number, h: number, assets = ''): string {
  if (!isOwnPicture(url) && below(url, assets) === null) return url;
  if (/\.svg(?=\?|$)/i.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}w=${w}&h=${h}`;
}
