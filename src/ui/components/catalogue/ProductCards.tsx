import type { ProductSummary } from '../../../domain/catalogue/product';
import type { ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { ProductCard } from './ProductCard';

interface ProductCardsProps {
  readonly products: readonly ProductSummary[];
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** How many cards are above the fold and load their picture eagerly; 0 for rows further down. */
  readonly early: number;
}

/** The widest row of the grid has four cards. */
export const FIRST_ROW = 4;

export function ProductCards({ products, view, site, back, early }: ProductCardsProps) {
  return (
    <ul className={view === 'grid' ? 'cards' : 'cards cards-list'}>
      {products.map((product, index) => (
        <ProductCard
          key={product.uid}
          product={product}
          view={view}
          turn={index >= early ? 'lazy' : index === 0 ? 'first' : 'early'}
          site={site}
          back={back}
        />
      ))}
    </ul>
  );
}
