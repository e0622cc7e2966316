import type { Migration } from '../migrate';

/** What grows only in some months, of the products that a new shop begins with. A bit for each month, January the lowest. */
const SEASONAL: readonly (readonly [months: number, skus: readonly string[]])[] = [
  // January to February
  [3, ['SEASONAL-SNOWDROP-BASKET']],
  // January to April
  [15, ['BULBS-TETE-A-TETE']],
  // January to May
  [31, ['BOUQUET-LONG-LUNCH', 'BUNCH-TULIPS', 'LETTERBOX-TULIPS', 'PLANT-JASMINE-HOOP']],
  // February to April
  [14, ['BOUQUET-FIRST-CUCKOO']],
  // March to May
  [28, ['SEASONAL-PARROT-TULIPS']],
  // March to June
  [60, ['SEASONAL-ICELAND-POPPIES']],
  // April to September
  [504, ['PLANT-LAVENDER-POT']],
  // May to June
  [48, ['BOUQUET-PEONY-SUPPER']],
  // May to July
  [112, ['LETTERBOX-SWEET-WILLIAM']],
  // May to September
  [496, ['BOUQUET-SEA-WALL', 'BOUQUET-HEDGEROW', 'PLANT-PATIO-HYDRANGEA']],
  // May to October
  [1008, ['BOUQUET-KITCHEN-TABLE', 'LETTERBOX-KITCHEN-HERBS']],
  // June to August
  [224, ['SEASONAL-SWEET-PEAS', 'SEASONAL-CORNFLOWER-FIELD', 'BOUQUET-HEAD-GARDENER', 'BUNCH-LAVENDER']],
  // June to September
  [480, ['BOUQUET-BLUE-HOUR', 'BUNCH-FEVERFEW', 'ROSES-GARDEN-ARMFUL', 'FUNERAL-WREATH-SUMMER']],
  // July to October
  [960, ['SEASONAL-HYDRANGEA-HEADS', 'SEASONAL-SUNFLOWER-STOOK', 'SEASONAL-DAHLIA-TRUG', 'BOUQUET-MEADOW-GATE']],
  // August to October
  [896, ['BOUQUET-LATE-LIGHT', 'BOUQUET-HARVEST-SUPPER']],
  // September to December
  [3840, ['SEASONAL-BONFIRE-CHRYSANTHS']],
  // October to February
  [3587, ['PLANT-WINTER-WINDOW-BOX', 'BULBS-PAPERWHITES', 'BULBS-HYACINTH-GLASS', 'BULBS-AMARYLLIS']],
  // October to March
  [3591, ['BOUQUET-VELVET', 'PLANT-CYCLAMEN']],
  // October to November
  [1536, ['ROSES-LAST-OF-THE-WALL']],
  // November to March
  [3079, ['SEASONAL-NARCISSI-SHEAF', 'BOUQUET-WINTER-LIGHT', 'PLANT-HELLEBORE-POT']],
  // November to December
  [3072, ['SEASONAL-DOOR-WREATH', 'SEASONAL-MISTLETOE']],
];

const SORT_COLUMNS = ['position', 'price', 'name', 'created_at'];

/**
 * The months in which a product is sold, and what listings need to show available products first. Their rows are
 * emptied, so that the shop fills them when it starts.
 */
export const monthsOfSale: Migration = {
  name: '0054-months-of-sale',
  statements: () => [
    `ALTER TABLE products ADD COLUMN months_of_sale integer NOT NULL DEFAULT 4095
      CHECK (months_of_sale BETWEEN 1 AND 4095)`,
    ...SEASONAL.map(([months, skus]) => {
      const own = `sku IN (${skus.map((sku) => `'${sku}'`).join(', ')})`;
      return `UPDATE products SET months_of_sale = ${months}
        WHERE ${own} OR parent_id IN (SELECT id FROM products WHERE ${own})`;
    }),
    `DELETE FROM listings`,
    `DELETE FROM facet_counts`,
    `DELETE FROM product_facets`,
    `ALTER TABLE listings ADD COLUMN months integer NOT NULL DEFAULT 4095`,
    `ALTER TABLE listings ADD COLUMN held_on text`,
    // With what decides whether a row comes first, so that only the index is read.
    ...[...SORT_COLUMNS, 'dearest'].map((column) => `DROP INDEX listings_${column}`),
    ...SORT_COLUMNS.map(
      (column) => `CREATE INDEX listings_${column} ON listings (category_id, ${column}, product_id, months, held_on)`,
    ),
    `CREATE INDEX listings_dearest ON listings (category_id, price DESC, product_id, months, held_on)`,
  ],
};
