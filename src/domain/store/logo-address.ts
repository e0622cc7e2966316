import { pictureAddress, type PictureHosts } from '../catalogue/picture-address';
import type { StoreConfig } from './store';

/** Returns the public URL of the store's logo, or `fallback`. */
export function logoAddress(
  config: Pick<StoreConfig, 'logoUrl'> | null,
  hosts: PictureHosts,
  fallback: string,
): string {
  return pictureAddress(config?.logoUrl ?? null, hosts) || fallback;
}
