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

/** What stands around every page. A part that could not be had is null. */
export interface LayoutData {
  readonly config: StoreConfig | null;
  readonly tree: readonly Category[] | null;
  readonly banner: TopBanner | null;
}

/** Never fails: no page is lost for want of its frame. */
export type LoadLayoutData = () => Promise<LayoutData>;

/** S2-65, S8-34 to S8-36. All parts are asked for at once; a failure is written to the log and shown to nobody. */
export function makeLoadLayoutData({ store, catalogue, content, log }: LoadLayoutDataDeps): LoadLayoutData {
  return async () => {
    const [config, tree, banner] = await Promise.all([store.config(), catalogue.tree(), content.topBanner()]);
    const part = partOrNull(log);
    return { config: part('store', config), tree: part('categories', tree), banner: part('top banner', banner) };
  };
}

/** A part that does not exist is nobody's fault and not worth a line in the log. */
function partOrNull(log: Log) {
  return <Part>(name: string, answer: Result<Part, Failure>): Part | null => {
    if (answer.ok) return answer.value;
    if (answer.reason.kind !== 'not-found') log.error(`The frame is without its ${name}`, { failure: answer.reason });
    return null;
  };
}
