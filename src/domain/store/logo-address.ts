import { pictureAddress, type PictureHosts } from '../catalogue/picture-address';
import type { StoreConfig } from './store';

/** S2-67. The store's own logo where shoppers fetch it, or `fallback` when the store has none. */
export function logoAddress(
  config: Pick<StoreConfig, 'logoUrl'> | null,
  hosts: PictureHosts,
  fallback: string,
): string {
  return pictureAddress(config?.logoUrl ?? null, hosts) || fallback;
}
