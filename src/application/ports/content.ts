import type { ContentPage } from '../../domain/content/content-page';
import type { HomePage } from '../../domain/content/home-page';
import type { TopBanner } from '../../domain/content/top-banner';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The florist's own words, kept by the content service. */
export interface Content {
  /** A missing entry is `not-found`. */
  topBanner(): Promise<Result<TopBanner, Failure>>;
  homePage(): Promise<Result<HomePage, Failure>>;
  /** A page of its own, by its slug (`flower-care`); one that nobody wrote is `not-found`. */
  page(slug: string): Promise<Result<ContentPage, Failure>>;
}
