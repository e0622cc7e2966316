import type { SeedProduct } from '../seed-shapes';
import { BOUQUETS } from './bouquets';
import { BOUQUETS_FOR_SOMEONE } from './bouquets-for-someone';
import { BY_THE_BUNCH } from './by-the-bunch';
import { withDayQuestion } from './day-question';
import { DRIED } from './dried';
import { FLOWERING_PLANTS } from './flowering-plants';
import { FUNERAL_SPRAYS } from './funeral-sprays';
import { FUNERAL_WREATHS } from './funeral-wreaths';
import { withGiftQuestions } from './gift-questions';
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

/** In the florist's order, the best first. They lead every list they are in. */
export const BEST_SELLERS: readonly string[] = [
  'BOUQUET-FLORISTS-CHOICE',
  'BOUQUET-MARKET-DAY',
  'BOUQUET-LATE-LIGHT',
  'BOUQUET-LONG-LUNCH',
  'BOUQUET-HEDGEROW',
  'BOUQUET-SUNDAY-BEST',
  'BOUQUET-BLUE-HOUR',
  'POSY-JAM-JAR',
];

function inOrder(): readonly UnpositionedProduct[] {
  const all = interleaved();
  const best = BEST_SELLERS.flatMap((sku) => all.filter((product) => product.sku === sku));
  return [...all.filter(({ sku }) => !BEST_SELLERS.includes(sku)), ...best.reverse()];
}

/** The whole catalogue; lists show the greatest `position` first. */
export const PRODUCTS: readonly SeedProduct[] = withGiftQuestions(withDayQuestion(inOrder())).map((product, index) => ({
  ...product,
  position: index + 1,
}));
