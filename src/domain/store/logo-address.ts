import { pictureAddress, type PictureHosts } from '../catalogue/picture-address';
import type { StoreConfig } from './store';

/** Where a backend keeps the logos that are uploaded to it, below its media address. */
const LOGO_FOLDER = 'logo/';

/** S2-67. The store's own logo, or `fallback` when the backend has not been given one. */
export function logoAddress(
  config: Pick<StoreConfig, 'mediaUrl' | 'logoFile'> | null,
  hosts: PictureHosts,
  fallback: string,
): string {
  const media = config?.mediaUrl ?? '';
  const file = config?.logoFile ?? '';
  if (media === '' || file === '') return fallback;
  return pictureAddress(`${media.replace(/\/*$/, '/')}${LOGO_FOLDER}${file.replace(/^\/+/, '')}`, hosts);
}
