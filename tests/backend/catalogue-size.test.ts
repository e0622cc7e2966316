import { DEFAULT_ACCOUNTS } from '../../backend/commerce/customer/account-settings';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute, parse } from 'graphql';
import { Kysely, SqliteDialect } from 'kysely';
import { catalogueLoaders } from '../../backend/commerce/catalogue/catalogue-loaders';
import { shopSchema } from '../../backend/commerce/http/shop-schema';
import { chooseStoreView } from '../../backend/commerce/store/store-view';
import { connectLibsql } from '../../backend/database/libsql-connection';
import { databaseFile, type ShopTables } from '../../backend/database/shop-database';
import { shopEmails } from '../../backend/mail/queue-account-emails';
import { openShop } from '../../backend/seed/open-shop';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { growCatalogue } from '../../backend/seed/grow-catalogue';
import { loadProducts } from '../../backend/seed/load';
import { toLoadedCategories } from '../../backend/seed/loading/load-categories';
import { MONDAY_MORNING } from './running-shop';

const CARD = `uid __typename sku name stock_status only_x_left_in_stock rating_summary thumbnail { url label } url_key url_rewrites { url }
  price_range { maximum_price { final_price { value } } minimum_price { final_price { value } regular_price { value currency } } }
  categories { uid name url_path breadcrumbs { category_name category_url_path } }
  review_count reviews { items { average_rating ratings_breakdown { name value } } }`;

interface Products {
  readonly total_count: number;
  readonly items: readonly unknown[];
  readonly aggregations: readonly { readonly attribute_code: string }[];
}

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-size-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a query and records the database statements. */
async function runQuery(
  text: string,
): Promise<{ readonly products: Products; readonly statements: readonly string[] }> {
  const statements: string[] = [];
  const database = new Kysely<ShopTables>({
    dialect: new SqliteDialect({ database: connectLibsql(databaseFile(dataDir)) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  const view = await chooseStoreView(database, '', '');
  if (!view.ok) throw new Error(view.reason.message);
  statements.length = 0;
  const contextValue = {
    ...view.value,
    database,
    now: () => MONDAY_MORNING,
    addresses: { siteUrl: 'http://shop.example/', mediaUrl: 'http://media.example/' },
    emails: shopEmails({ floristEmail: 'florist@posy.example', siteUrl: 'http://localhost:3000/' }),
    accounts: DEFAULT_ACCOUNTS,
    onEmailQueued: () => undefined,
    catalogue: catalogueLoaders(database),
  };
  const { data, errors } = await execute({ schema: shopSchema(), document: parse(text), contextValue });
  await database.destroy();
  if (errors !== undefined) throw errors[0] ?? new Error('no error');
  return { products: data?.['products'] as Products, statements };
}

/** Number of items and of queries for a listing of `size` cards. */
async function listing(size: number): Promise<{ readonly items: number; readonly queries: number }> {
  const { products, statements } = await runQuery(`{ products(filter: {}, pageSize: ${size}) { items { ${CARD} } } }`);
  return { items: products.items.length, queries: statements.length };
}

describe('the whole catalogue', () => {
  test('is stored in one transaction and listed with at most two dozen queries, for twenty products and for all', async () => {
    await (await openShop(dataDir, { categories: CATEGORIES, products: PRODUCTS }, MONDAY_MORNING)).destroy();
    const [page, whole] = [await listing(20), await listing(300)];
    expect([page.items, whole.items]).toEqual([20, PRODUCTS.length]);
    expect(Math.max(page.queries, whole.queries)).toBeLessThanOrEqual(24);
  });

  test('searches three times per listing: for the total, the page and all facets together', async () => {
    await (await openShop(dataDir, { categories: CATEGORIES, products: PRODUCTS }, MONDAY_MORNING)).destroy();
    const { products, statements } = await runQuery(
      '{ products(search: "roses") { total_count items { uid } aggregations { attribute_code } } }',
    );
    expect(products.total_count).toBeGreaterThan(20);
    expect(products.aggregations.length).toBeGreaterThan(4);
    const searches = statements.flatMap((statement) => statement.match(/MATCH/g) ?? []);
    expect(searches).toHaveLength(3);
  });

  test('grows by copies of every type that are found, counted and priced like the originals', async () => {
    const database = await openShop(dataDir, { categories: CATEGORIES, products: PRODUCTS }, MONDAY_MORNING);
    const categories = toLoadedCategories(
      await database.selectFrom('categories').select(['id', 'parent_id', 'url_path']).execute(),
    );
    await loadProducts(database, growCatalogue(PRODUCTS, 0, 200), categories, MONDAY_MORNING);
    const root = await database
      .selectFrom('categories')
      .select('product_count')
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(root.product_count).toBe(PRODUCTS.length + 200);
    const unpriced = await database.selectFrom('products').select('sku').where('max_final', '=', 0).execute();
    expect(unpriced).toEqual([]);
    await database.destroy();
  });

  test('stores nothing when the seed refers to an unknown product', async () => {
    const [first, ...rest] = PRODUCTS;
    const broken = first === undefined ? [] : [{ ...first, related: ['NOT-THERE'] }, ...rest];
    await expect(openShop(dataDir, { categories: CATEGORIES, products: broken }, MONDAY_MORNING)).rejects.toThrow(
      'NOT-THERE',
    );
    const database = await openShop(dataDir, { categories: CATEGORIES, products: PRODUCTS }, MONDAY_MORNING);
    expect(await database.selectFrom('stores').select('code').execute()).toHaveLength(2);
    await database.destroy();
  });
});
