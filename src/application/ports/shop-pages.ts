import type { ContentBlock } from '../../domain/content/content-block';
import type { ShopPage } from '../../domain/content/shop-page';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Pages and blocks that the commerce side keeps by name, beside the florist's own words. */
export interface ShopPages {
  /** A name that nobody wrote under is `not-found`. */
  page(name: string): Promise<Result<ShopPage, Failure>>;
  /** In the order asked for; unknown names are left out. */
  blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>>;
}
