import type { SeedProduct } from '../seed-shapes';
import { BOUQUETS } from './bouquets';
import { BOUQUETS_FOR_SOMEONE } from './bouquets-for-someone';
import { BY_THE_BUNCH } from './by-the-bunch';
import { DRIED } from './dried';
import { FLOWERING_PLANTS } from './flowering-plants';
import { FUNERAL_SPRAYS } from './funeral-sprays';
import { FUNERAL_WREATHS } from './funeral-wreaths';
import { GIFTS } from './gifts';
import { HAMPERS } from './hampers';
import { HOUSE_PLANTS } from './house-plants';
import { LETTERBOX } from './letterbox';
import { MIDWINTER } from './midwinter';
import { OUTDOOR_PLANTS } from './outdoor-plants';
import { PAPER_AND_GUIDES } from './paper-and-guides';
import type { UnpositionedProduct } from './product-builders';
import { ROSES } from './roses';
import { SEASONAL } from './seasonal';
import { SUBSCRIPTIONS } from './subscriptions';
import { WORKSHOPS } from './workshops';

export { CATEGORIES } from './categories';

const LISTS: readonly (readonly UnpositionedProduct[])[] = [
  PAPER_AND_GUIDES,
  FUNERAL_WREATHS,
  FUNERAL_SPRAYS,
  DRIED,
  WORKSHOPS,
  GIFTS,
  OUTDOOR_PLANTS,
  HOUSE_PLANTS,
  FLOWERING_PLANTS,
  BY_THE_BUNCH,
  SUBSCRIPTIONS,
  LETTERBOX,
  HAMPERS,
  MIDWINTER,
  SEASONAL,
  ROSES,
  BOUQUETS_FOR_SOMEONE,
  BOUQUETS,
];

/**
 * Interleaves the lists in proportion, so that "newest first" shows the whole shop and not only the last department.
 */
function interleaved(): readonly UnpositionedProduct[] {
  return LISTS.flatMap((list, department) =>
    list.map((product, index) => ({ product, department, share: (index + 1) / list.length })),
  )
    .sort((a, b) => a.share - b.share || a.department - b.department)
    .map(({ product }) => product);
}

/** The whole catalogue, oldest first; `position` 1 is the oldest. */
export const PRODUCTS: readonly SeedProduct[] = interleaved().map((product, index) => ({
  ...product,
  position: index + 1,
}));
