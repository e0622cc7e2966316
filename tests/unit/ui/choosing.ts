import type { PostAction } from '../../../src/adapters/actions-client/post-action';
import type { Read } from '../../../src/adapters/actions-client/read';
import { storeClient } from '../../../src/adapters/actions-client/store-client';
import { makeChangeCurrency, makeChangeStore } from '../../../src/application/store/store-choice';
import type { KnownStore } from '../../../src/domain/store/store-preferences';
import type { aShop } from '../../builders/a-shop';

interface Choices {
  readonly stores: readonly KnownStore[];
  readonly reload: () => void;
  readonly go: (path: string) => void;
}

/** The choice of store and currency as a page of the first store makes it; its actions run at once. */
export function choosing(shop: ReturnType<typeof aShop>, { stores, reload, go }: Choices) {
  const [store] = stores;
  if (store === undefined) throw new Error('There is no store');
  const { preferences, store: directory } = shop;
  const changeCurrency = makeChangeCurrency({ preferences, store });
  const changeStore = makeChangeStore({ preferences, stores, directory });
  const post = (async (name: string, input: { readonly id: string; readonly code: string }) =>
    name === 'change-store' ? changeStore(input.code) : changeCurrency(input)) as unknown as PostAction;
  const read: Read = () => Promise.reject(new Error('Nothing is read'));
  const client = storeClient({ post, read, settings: async () => null, path: () => '/', reload, go });
  return { changeCurrency: client.changeCurrency, changeStore: client.changeStore };
}
