import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFilter } from '../../backend/commerce/catalogue/listing/product-filter';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { openShop } from '../../backend/seed/open-shop';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { growCatalogue } from '../../backend/seed/grow-catalogue';
import { loadProducts } from '../../backend/seed/load';
import { toLoadedCategories } from '../../backend/seed/loading/load-categories';
import { MONDAY_MORNING } from './running-shop';

export const NO_FILTER: ProductFilter = {
  term: '',
  categories: null,
  skus: null,
  ids: null,
  urlKeys: null,
  name: null,
  priceFrom: null,
  priceTo: null,
  attributes: [],
};

export interface GrownShop {
  readonly database: ShopDatabase;
  readonly dataDir: string;
  /** By path: `flowers`. */
  categoryId(path: string): Promise<number>;
  /** By attribute and label. */
  optionId(code: string, label: string): Promise<number>;
  close(): Promise<void>;
}

/** The demo shop with so many more copies of its products, on the file or on PostgreSQL. */
export async function growShop(copies: number, databaseUrl: string | null = null): Promise<GrownShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-grown-'));
  const seed = { categories: CATEGORIES, products: PRODUCTS };
  const database = await openShop({ dataDir, databaseUrl }, seed, MONDAY_MORNING);
  const categories = toLoadedCategories(
    await database.selectFrom('categories').select(['id', 'parent_id', 'url_path']).execute(),
  );
  await database
    .transaction()
    .execute((transaction) =>
      loadProducts(transaction, growCatalogue(PRODUCTS, 0, copies), categories, MONDAY_MORNING),
    );
  return {
    database,
    dataDir,
    categoryId: async (path) =>
      (await database.selectFrom('categories').select('id').where('url_path', '=', path).executeTakeFirstOrThrow()).id,
    optionId: async (code, label) =>
      (
        await database
          .selectFrom('attribute_options as o')
          .innerJoin('attributes as a', 'a.id', 'o.attribute_id')
          .select('o.id')
          .where('a.code', '=', code)
          .where('o.label', '=', label)
          .executeTakeFirstOrThrow()
      ).id,
    close: async () => {
      await database.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}
