import type { Category } from '../../domain/catalogue/categories/category';
import type { Footer, TopBanner } from '../../domain/content/layout';
import type { Result } from '../../domain/shared/result';
import type { StoreConfig } from '../../domain/store/store';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { StoreDirectory } from '../ports/store';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/system';

export interface LoadLayoutDataDeps {
  readonly store: StoreDirectory;
  readonly catalogue: Pick<Catalogue, 'tree'>;
  readonly content: Pick<Content, 'topBanner' | 'footer'>;
  readonly log: Log;
}

interface LayoutParts {
  readonly config: StoreConfig | null;
  readonly tree: readonly Category[] | null;
  /** Null too if the florist has none. */
  readonly banner: TopBanner | null;
  /** Null too if the florist has none. */
  readonly footer: Footer | null;
}

/** Header and footer data; a part that could not be loaded is null and `failed`. */
export interface LayoutData extends LayoutParts {
  readonly failed: readonly (keyof LayoutParts)[];
}

/** Never fails. */
export type LoadLayoutData = () => Promise<LayoutData>;

/** Loads all parts in parallel; failures are warnings, because the page that lacks them logs the error. */
export function makeLoadLayoutData({ store, catalogue, content, log }: LoadLayoutDataDeps): LoadLayoutData {
  return async () => {
    const [config, tree, banner, footer] = await Promise.all([
      store.config(),
      catalogue.tree(),
      content.topBanner(),
      content.footer(),
    ]);
    const failed: (keyof LayoutParts)[] = [];
    const part = <Part>(name: keyof LayoutParts, result: Result<Part, Failure>): Part | null => {
      if (result.ok) return result.value;
      if (FLORISTS.has(name) && result.reason.kind === 'not-found') return null;
      log.warn(`The layout could not load its ${NAMES[name]}`, { failure: result.reason });
      failed.push(name);
      return null;
    };
    return {
      config: part('config', config),
      tree: part('tree', tree),
      banner: part('banner', banner),
      footer: part('footer', footer),
      failed,
    };
  };
}

const NAMES = { config: 'store', tree: 'categories', banner: 'top banner', footer: 'footer' } as const;

/** The florist may have none of them. */
const FLORISTS: ReadonlySet<keyof LayoutParts> = new Set(['banner', 'footer']);

/** A part that failed keeps its value of `before`, if it has one. */
export function withEarlierParts(loaded: LayoutData, before: LayoutData | null): LayoutData {
  if (before === null) return loaded;
  const kept = loaded.failed.filter((part) => !before.failed.includes(part));
  const earlier = Object.fromEntries(kept.map((part) => [part, before[part]]));
  return { ...loaded, ...earlier, failed: loaded.failed.filter((part) => !kept.includes(part)) };
}
