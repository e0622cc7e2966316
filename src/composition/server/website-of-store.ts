import type { Failure } from '../../application/ports/failures';
import { ok, type Result } from '../../domain/shared/result';
import type { CommerceBackend } from '../commerce/commerce-backend';
import type { KnownStore } from '../../domain/store/store-preferences';

/** The website of a store by its code; null for that of the store at the root, which has no code. */
export type WebsiteOfStore = (store: string) => Promise<Result<string | null, Failure>>;

/** Asks only where there is another store than the one at the root. */
export function makeWebsiteOfStore(
  { websiteOf }: Pick<CommerceBackend, 'websiteOf'>,
  stores: readonly KnownStore[],
): WebsiteOfStore {
  const root = stores.find(({ pathPrefix }) => pathPrefix === '')?.code;
  return async (store) => {
    if (websiteOf === undefined || root === undefined || store === root) return ok(null);
    const [first, website] = await Promise.all([websiteOf(root), websiteOf(store)]);
    if (!first.ok) return first;
    return website.ok && website.value === first.value ? ok(null) : website;
  };
}
