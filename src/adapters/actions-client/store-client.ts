import type { ShopSettings } from '../../application/reads';
import type { LoadStoreChoices } from '../../application/store/store-choice';
import { refuse, type Result } from '../../domain/shared/result';
import { NO_CHOICES } from '../../domain/store/store';
import { storeAtPath } from '../../domain/store/store-preferences';
import type { PostAction } from './post-action';
import type { Read } from './read';

interface StoreClientDeps {
  readonly post: PostAction;
  readonly read: Read;
  readonly settings: () => Promise<ShopSettings | null>;
  /** Path of the page. */
  readonly path: () => string;
  readonly reload: () => void;
  /** Navigates to a path of the site. */
  readonly go: (path: string) => void;
}

/** The available stores and currencies. */
export function storeClient({ post, read, settings, path, reload, go }: StoreClientDeps) {
  const loadChoices: LoadStoreChoices = async () => {
    const loaded = await read('store-choices');
    return loaded.ok ? loaded.value : { choices: NO_CHOICES, failure: loaded.reason };
  };
  return {
    loadChoices,
    /** Code of the current store; empty when it could not be loaded. */
    openStore: async (): Promise<string> => {
      const known = await settings();
      return known === null ? '' : storeAtPath(path(), known.stores).code;
    },
    changeCurrency: async (chosen: { readonly id: string }) => {
      const changed = await post('change-currency', { id: chosen.id });
      if (changed.ok) reload();
      return changed;
    },
    changeStore: async (code: string): Promise<Result<void, { readonly kind: string }>> => {
      const changed = await post('change-store', { code });
      if (!changed.ok) return refuse(changed.reason);
      go(changed.value);
      return { ok: true, value: undefined };
    },
  };
}

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
