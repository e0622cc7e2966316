import type { LoadedReviews } from '../../../../application/reviews/reviews';
import type { Product } from '../../../../domain/catalogue/product';
import type { SiteProps } from '../../../site-props';

/** The reviews of a product page as the server has rendered it. */
export interface PageReviews {
  /** The page of them that the URL asks for; null if it asks for none, or it could not be loaded. */
  readonly loaded: LoadedReviews | null;
  readonly hasFailed: boolean;
}

export interface DetailsProps {
  readonly product: Product;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** Null: the shop has no reviews. */
  readonly reviews: PageReviews | null;
}
