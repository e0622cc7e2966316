import type { ContentBlock, CmsPage } from '../../domain/content/content-page';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** CMS pages and blocks of the commerce backend, by identifier. */
export interface CmsPages {
  /** An unknown name is `not-found`. */
  page(name: string): Promise<Result<CmsPage, Failure>>;
  /** In the order of `names`; unknown names are omitted. */
  blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>>;
}
