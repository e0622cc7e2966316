import type { DrawnPicture } from './illustration';
import type { SeedProduct } from '../../backend/seed/seed-shapes';

/** Copies made by growing the catalogue are pictured like the product they were copied from. */
const COPY = /-\d+$/;

/** Shelves whose goods are no arrangement of flowers, and what is drawn instead of one. */
const GOODS: Readonly<Record<string, DrawnPicture['form']>> = {
  'gifts/cards': 'card',
  'gifts/guides': 'guide',
  'gifts/candles': 'candle',
};

/** The letters' skus end in the word they spell; any name is shown as a short one. */
const LETTERS = /^FUNERAL-LETTERS-([A-Z]+)$/;
const A_NAME = 'ROSE';

/** Pot plants that are small trees. */
const TREES: readonly string[] = ['PLANT-BAY-STANDARD', 'PLANT-OLIVE-TREE'];

export interface PictureOfProduct {
  /** The sku it is drawn by: a copy has the very pictures of its original, and they are drawn once for all copies. */
  readonly drawnAs: string;
  readonly picture: DrawnPicture;
}

/** How each product is to be drawn, by its sku; null for skus that the seed does not know. */
export function picturesOf(products: readonly SeedProduct[]): (sku: string) => PictureOfProduct | null {
  const pictures = new Map(products.map((product) => [product.sku, pictureOf(product)]));
  return (sku) => {
    for (const drawnAs of [sku, sku.replace(COPY, '')]) {
      const picture = pictures.get(drawnAs);
      if (picture !== undefined) return { drawnAs, picture };
    }
    return null;
  };
}

function pictureOf({ sku, type, categories, picture }: SeedProduct): DrawnPicture {
  if (type === 'gift-card') return { ...picture, form: 'voucher' };
  if (TREES.includes(sku)) return { ...picture, form: 'tree' };
  if (picture.form === 'letters') {
    const word = LETTERS.exec(sku)?.[1] ?? 'NAME';
    return { ...picture, word: word === 'NAME' ? A_NAME : word };
  }
  const shelf = categories.find((path) => Object.hasOwn(GOODS, path));
  const form = shelf === undefined ? undefined : GOODS[shelf];
  if (form !== undefined) return { ...picture, form };
  // One rose by itself is no buttonhole.
  return picture.form === 'buttonhole' && categories.includes('flowers/roses') ? { ...picture, form: 'stem' } : picture;
}
