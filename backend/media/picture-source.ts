import type { Original } from './original-files';
import type { Pictures } from './pictures';

const PRODUCT = /^\/media\/catalog\/product\/([^/]+)\/(\d)\.jpg$/;
const WEDDING = /^\/media\/weddings\/([a-z0-9-]{1,80})\/([a-z0-9][a-z0-9_-]{0,63})\.(?:jpe?g|png|webp|avif)$/i;
/** A path of the content service, without dot segments. */
const UPLOADED = /^\/media\/content((?:\/[\w-][\w.-]{0,199}){1,6})$/;
const MAX_SKU = 64;

export interface PictureSource {
  readonly find: () => Promise<Original | null>;
  /** Shown in its place if there is none. */
  readonly hasPlaceholder: boolean;
}

/** What a path names; null when it names no picture. */
export function pictureSource({ originals, uploaded }: Pictures, requestPath: string): PictureSource | null {
  const [, slug, name] = WEDDING.exec(requestPath) ?? [];
  // The caption of a wedding's picture is shown without it.
  if (slug !== undefined && name !== undefined)
    return { find: () => originals.findWedding(slug, name), hasPlaceholder: false };
  const [, uploadPath] = UPLOADED.exec(requestPath) ?? [];
  if (uploadPath !== undefined) return { find: () => uploaded.find(uploadPath), hasPlaceholder: false };
  const [, segment = '', view = ''] = PRODUCT.exec(requestPath) ?? [];
  const sku = readSku(segment);
  return sku === null ? null : { find: () => originals.find(sku, Number(view)), hasPlaceholder: true };
}

/** The SKU of a path segment; null when it is none. */
function readSku(segment: string): string | null {
  try {
    const sku = decodeURIComponent(segment);
    return sku === '' || sku.length > MAX_SKU || /[\p{Cc}/\\]|^\.{1,2}$/u.test(sku) ? null : sku;
  } catch {
    return null;
  }
}
