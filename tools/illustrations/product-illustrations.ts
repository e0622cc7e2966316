import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { kindOf } from './arrangements/kinds';
import type { Arrangement, Illustration } from './illustration';

/** Categories whose products are not flowers, and what is drawn instead. */
const BY_CATEGORY: Readonly<Record<string, Arrangement>> = {
  'gifts/cards': 'card',
  'gifts/guides': 'guide',
  'gifts/candles': 'candle',
};

/** SKUs of paper goods and candles end in what is printed on them. */
const PRINTED = /^(?:GUIDE|CANDLE)-(.+)$/;

/** SKUs of letters end in the word that they spell; `NAME` stands for any name. */
const LETTERS = /^FUNERAL-LETTERS-([A-Z]+)$/;
const SAMPLE_NAME = 'ROSE';

/** Pot plants that are small trees. */
const TREES: readonly string[] = ['PLANT-BAY-STANDARD', 'PLANT-OLIVE-TREE'];

const QUIET = /^funerals(\/|$)|^flowers\/occasions\/sympathy$/;

/** How a product of the seed is drawn. */
export function illustrationOf(product: SeedProduct): Illustration {
  const isQuiet = product.picture.arrangement === 'grave-vase' || product.categories.some((path) => QUIET.test(path));
  return isQuiet ? { ...drawingOf(product), isQuiet } : drawingOf(product);
}

function drawingOf({ sku, type, categories, picture }: SeedProduct): Illustration {
  const word = PRINTED.exec(sku)?.[1]?.replace(/-/g, ' ');
  const drawn = (arrangement: Arrangement): Illustration => ({
    ...picture,
    arrangement,
    ...(word === undefined ? {} : { word }),
  });
  if (type === 'gift-card') return drawn('voucher');
  if (TREES.includes(sku)) return drawn('tree');
  if (picture.arrangement === 'letters') {
    const spelt = LETTERS.exec(sku)?.[1] ?? 'NAME';
    return { ...picture, word: spelt === 'NAME' ? SAMPLE_NAME : spelt };
  }
  if (kindOf(picture.arrangement) !== null) return picture;
  const category = categories.find((path) => Object.hasOwn(BY_CATEGORY, path));
  if (category !== undefined) return drawn(BY_CATEGORY[category] ?? picture.arrangement);
  // A single rose is a stem, not a buttonhole.
  const isSingleStem = picture.arrangement === 'buttonhole' && categories.includes('flowers/roses');
  return isSingleStem ? drawn('stem') : picture;
}
