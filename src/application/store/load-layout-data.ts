import type { Category } from '../../domain/catalogue/category';
import type { TopBanner } from '../../domain/content/top-banner';
import type { Result } from '../../domain/shared/result';
import type { StoreConfig } from '../../domain/store/store';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { StoreDirectory } from '../ports/store-directory';

export interface LoadLayoutDataDeps {
  readonly store: StoreDirectory;
  readonly catalogue: Pick<Catalogue, 'tree'>;
  readonly content: Pick<Content, 'topBanner'>;
  readonly log: Log;
}

/** Header and footer data; a part that could not be loaded is null. */
export interface LayoutData {
  readonly config: StoreConfig | null;
  readonly tree: readonly Category[] | null;
  readonly banner: TopBanner | null;
}

/** Never fails. */
export type LoadLayoutData = () => Promise<LayoutData>;

/** Loads all parts in parallel; failures are only logged. */
export function makeLoadLayoutData({ store, catalogue, content, log }: LoadLayoutDataDeps): LoadLayoutData {
  return async () => {
    const [config, tree, banner] = await Promise.all([store.config(), catalogue.tree(), content.topBanner()]);
    const part = partOrNull(log);
    return { config: part('store', config), tree: part('categories', tree), banner: part('top banner', banner) };
  };
}

function partOrNull(log: Log) {
  return <Part>(name: string, result: Result<Part, Failure>): Part | null => {
    if (result.ok) return result.value;
    if (result.reason.kind !== 'not-found')
      log.error(`The layout could not load its ${name}`, { failure: result.reason });
    return null;
  };
}
