/** Where the backend keeps pictures, and where shoppers fetch them. `assets` is empty for the shop's own origin. */
export interface PictureHosts {
  /** `https://storage.example`, with or without a folder. */
  readonly storage: string;
  readonly assets: string;
}

const CACHE_FOLDER = /\/cache\/[0-9a-z]+(?=\/)/i;

/** Host (with port) and what follows it, up to the fragment; the scheme does not matter. */
function parted(address: string): { readonly host: string; readonly rest: string } | null {
  const match = /^(?:https?:)?\/\/([^/?#\\]+)([^#]*)/i.exec(address.trim());
  return match === null ? null : { host: (match[1] ?? '').toLowerCase(), rest: match[2] ?? '' };
}

/** What follows `base` in an address that lies below it, slash included; null for an address elsewhere. */
function below(address: string, base: string): string | null {
  const whole = parted(address);
  const home = parted(base);
  if (whole === null || home === null || whole.host !== home.host) return null;
  const folder = home.rest.replace(/\/+$/, '');
  return whole.rest.startsWith(`${folder}/`) ? whole.rest.slice(folder.length) : null;
}

/** A path of this site that holds pictures. */
function isHere(url: string): boolean {
  return url.startsWith('/media/');
}

/**
 * S9-26. An address on the storage host becomes one on the assets host, without the backend's cache folder; pictures
 * of other hosts stay as they are. Nothing gives an empty text.
 */
export function pictureAddress(url: string | null, { storage, assets }: PictureHosts): string {
  if (url === null || url.trim() === '') return '';
  const stored = below(url, storage);
  if (stored !== null) return `${assets.replace(/\/+$/, '')}${stored.replace(CACHE_FOLDER, '')}`;
  return isHere(url) || below(url, assets) !== null ? url.replace(CACHE_FOLDER, '') : url;
}

/**
 * S9-25. Asks for a picture of `w` by `h` px. Only our own pictures come in sizes: those below `/media/` of this site,
 * and those below `assets` when that is a host of its own. Drawings (`.svg`) and pictures of others stay as they are.
 */
export function sizedPicture(url: string, w: number, h: number, assets = ''): string {
  if (!isHere(url) && below(url, assets) === null) return url;
  if (/\.svg(?=\?|$)/i.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}w=${w}&h=${h}`;
}
