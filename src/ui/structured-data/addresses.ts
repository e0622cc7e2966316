import { type Picture, GALLERY_PICTURE } from '../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../domain/catalogue/pictures/picture-url';
import { inStore, type SiteProps } from '../site-props';

type Site = Pick<SiteProps, 'origin' | 'storePrefix' | 'assetsHost'>;

/** The whole URL of a page; `path` has no store prefix. */
export function pageAddress({ origin, storePrefix }: Site, path: string): string {
  return origin + inStore(storePrefix, path);
}

/** The whole URL of a picture as large as a gallery shows it. */
export function pictureAddress({ origin, assetsHost }: Site, { url }: Picture): string {
  return new URL(sizedPictureUrl(url, GALLERY_PICTURE.w, GALLERY_PICTURE.h, assetsHost), `${origin}/`).href;
}
