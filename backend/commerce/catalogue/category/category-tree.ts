import type { Selectable } from 'kysely';
import type { CatalogueTables } from '../../../database/catalogue-tables';
import type { ShopDatabase } from '../../../database/shop-database';
import type { ShopContext } from '../../graphql/shop-context';
import { URL_SUFFIX } from '../../store/store-config';
import type { ProductRow } from '../product/product-row';

export type CategoryRow = Selectable<CatalogueTables['categories']>;

/** All categories of the shop. There are dozens, however many products there are, so they are read whole. */
export class CategoryTree {
  private readonly byId: ReadonlyMap<number, CategoryRow>;

  /** `rows` are sorted by position. */
  constructor(readonly rows: readonly CategoryRow[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
  }

  find(id: number): CategoryRow | null {
    return this.byId.get(id) ?? null;
  }

  root(): CategoryRow | null {
    return this.rows.find((row) => row.parent_id === null) ?? null;
  }

  children(id: number): readonly CategoryRow[] {
    return this.rows.filter((row) => row.parent_id === id);
  }

  /** The categories without those below another of them, which have no further products. */
  outermost(ids: readonly number[] | null): readonly number[] | null {
    if (ids === null || ids.length < 2) return ids;
    const given = new Set(ids);
    const isBelow = (row: CategoryRow | null): boolean =>
      row !== null && row.parent_id !== null && (given.has(row.parent_id) || isBelow(this.find(row.parent_id)));
    return [...given].filter((id) => !isBelow(this.find(id)));
  }

  /** From below the root down to the category's parent. */
  ancestors(row: CategoryRow): readonly CategoryRow[] {
    const parent = row.parent_id === null ? null : this.find(row.parent_id);
    return parent === null || parent.parent_id === null ? [] : [...this.ancestors(parent), parent];
  }
}

export async function readCategoryTree(database: ShopDatabase): Promise<CategoryTree> {
  return new CategoryTree(
    await database.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute(),
  );
}

const MAX_PATH = 500;

/**
 * Resolves a path of the shop, with or without surrounding slashes and the suffix; null when nothing matches. A
 * category wins over a product with the same key.
 */
export async function resolveUrl(context: ShopContext, url: string): Promise<ProductRow | CategoryRow | null> {
  if (url.length > MAX_PATH) return null;
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  const key = path.endsWith(URL_SUFFIX) ? path.slice(0, -URL_SUFFIX.length) : path;
  if (key === '') return null;
  const category = (await context.catalogue.categories()).rows.find((row) => row.url_path === key);
  if (category !== undefined) return category;
  const product = await context.database
    .selectFrom('products')
    .selectAll()
    .where('url_key', '=', key)
    .where('enabled', '=', 1)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return product ?? null;
}
