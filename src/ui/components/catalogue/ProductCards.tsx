import type { ProductSummary } from '../../../domain/catalogue/product';
import type { ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import type { Slot } from '../shared/ResponsiveImage';
import type { Elements } from '../shared/elements';
import { ProductCard } from './ProductCard';

interface ProductCardsProps {
  readonly products: readonly ProductSummary[];
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  /** The list of a listing, beside a column of filters or not, or a row further down the page. */
  readonly place: keyof typeof SLOTS;
  /** See `ProductCard`. */
  readonly actionOf?: (product: ProductSummary) => Elements;
}

/** `.cards` in cards.css, and `.card-row`. */
const SLOTS = {
  listing: [
    { from: 80, width: '17.625rem' },
    { from: 28.5, width: '29vw' },
    { from: 0, width: 'calc(50vw - 1.375rem)' },
  ],
  filtered: [
    { from: 80, width: '13.5rem' },
    { from: 64, width: '20.5vw' },
    { from: 28.5, width: '29vw' },
    { from: 0, width: 'calc(50vw - 1.375rem)' },
  ],
  row: [
    { from: 80, width: '17.625rem' },
    { from: 48, width: 'calc(22vw - 0.45rem)' },
    { from: 0, width: 'min(57vw, 24rem)' },
  ],
} satisfies Record<string, readonly Slot[]>;

export function ProductCards({ products, view, site, back, place, actionOf }: ProductCardsProps) {
  const shape = view === 'list' ? 'cards cards-list' : place === 'row' ? 'cards card-row' : 'cards';
  return (
    <ul className={shape}>
      {products.map((product, index) => (
        <ProductCard
          key={product.uid}
          product={product}
          view={view}
          turn={place !== 'row' && index === 0 ? 'first' : 'lazy'}
          slots={SLOTS[place]}
          site={site}
          back={back}
          action={actionOf?.(product)}
        />
      ))}
    </ul>
  );
}
