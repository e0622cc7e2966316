import type { CardMessages } from '../../domain/catalogue/options/card-options';
import type { ContentPage, ContentPageSummary, ContentBlock, CmsPage } from '../../domain/content/content-page';
import type { Footer, TopBanner } from '../../domain/content/layout';
import type { HomePage } from '../../domain/content/home-page';
import type { Wedding, WeddingSummary } from '../../domain/content/wedding';
import type { ShopWords } from '../../domain/listing/search-words';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Editorial content from the CMS; a missing entry is `not-found`. */
export interface Content {
  topBanner(): Promise<Result<TopBanner, Failure>>;
  /** At most eight columns of fifteen links, and fifteen social links. */
  footer(): Promise<Result<Footer, Failure>>;
  homePage(): Promise<Result<HomePage, Failure>>;
  /** At most 20 occasions for each kind of card. */
  cardMessages(): Promise<Result<CardMessages, Failure>>;
  /** The florist’s words for the search: at most 200 synonyms and fifty pages, each with at most twenty phrases. */
  shopWords(): Promise<Result<ShopWords, Failure>>;
  /** At most 1,000 pages in the florist’s order, without their texts. */
  pages(): Promise<Result<readonly ContentPageSummary[], Failure>>;
  /** `slug` without slashes: `flower-care`. */
  page(slug: string): Promise<Result<ContentPage, Failure>>;
  /** At most 250 weddings in the florist’s order. */
  weddings(): Promise<Result<readonly WeddingSummary[], Failure>>;
  /** At most sixty pictures and sixty flowers. `slug` without slashes. */
  wedding(slug: string): Promise<Result<Wedding, Failure>>;
}

/** CMS pages and blocks of the commerce backend, by identifier. */
export interface CmsPages {
  /** An unknown name is `not-found`. */
  page(name: string): Promise<Result<CmsPage, Failure>>;
  /** In the order of `names`; unknown names are omitted. */
  blocks(names: readonly string[]): Promise<Result<readonly ContentBlock[], Failure>>;
}
