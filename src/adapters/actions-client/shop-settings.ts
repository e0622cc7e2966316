import type { ShopSettings } from '../../application/reads';
import type { Read } from './read';

/** Loads the shop's settings once; a failed load is retried by the next call. */
export function settingsClient(read: Read): () => Promise<ShopSettings | null> {
  let known: ShopSettings | null = null;
  return async () => {
    if (known !== null) return known;
    const settings = await read('settings');
    if (settings.ok) known = settings.value;
    return known;
  };
}
