import { pictureUrl, type PictureHosts } from '../catalogue/pictures/picture-url';
import type { StoreConfig } from './store';

/** Returns the public URL of the store's logo, or `fallback`. */
export function storeLogoUrl(
  config: Pick<StoreConfig, 'logoUrl'> | null,
  hosts: PictureHosts,
  fallback: string,
): string {
  return pictureUrl(config?.logoUrl ?? null, hosts) || fallback;
}
