/** The backend's picture host and the public one; `assets` is empty for the shop's own origin. */
export interface PictureHosts {
  /** `https://storage.example`, with or without a folder. */
  readonly storage: string;
  readonly assets: string;
}

const CACHE_FOLDER = /\/cache\/[0-9a-z]+(?=\/)/i;

function parted(address: string): { readonly host: string; readonly rest: string } | null {
  const match = /^(?:https?:)?\/\/([^/?#\\]+)([^#]*)/i.exec(address.trim());
  return match === null ? null : { host: (match[1] ?? '').toLowerCase(), rest: match[2] ?? '' };
}

/** Returns the path below `base` with its leading slash, or null. */
function below(address: string, base: string): string | null {
  const whole = parted(address);
  const home = parted(base);
  if (whole === null || home === null || whole.host !== home.host) return null;
  const folder = home.rest.replace(/\/+$/, '');
  return whole.rest.startsWith(`${folder}/`) ? whole.rest.slice(folder.length) : null;
}

function isHere(url: string): boolean {
  return url.startsWith('/media/');
}

/** Rewrites a storage URL to the assets host without the cache folder; other URLs stay, null becomes empty. */
export function pictureAddress(url: string | null, { storage, assets }: PictureHosts): string {
  if (url === null || url.trim() === '') return '';
  const stored = below(url, storage);
  if (stored !== null) return `${assets.replace(/\/+$/, '')}${stored.replace(CACHE_FOLDER, '')}`;
  return isHere(url) || below(url, assets) !== null ? url.replace(CACHE_FOLDER, '') : url;
}

/** Adds a size in px to pictures below `/media/` or `assets`; SVGs and pictures of other hosts stay unchanged. */
export function sizedPicture(url: string, w: number, h: number, assets = ''): string {
  if (!isHere(url) && below(url, assets) === null) return url;
  if (/\.svg(?=\?|$)/i.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}w=${w}&h=${h}`;
}
