import type { ShopContext } from '../shop-context';
import { URL_SUFFIX } from '../store/store-config';
import type { CategoryRow } from './category-tree';
import type { ProductRow } from './product-row';

const MAX_PATH = 500;

/**
 * S2-39. What a path of the shop leads to, with or without slashes around it and with or without the suffix; null when
 * nothing. A department wins over a product of the same key, because its path is the older promise.
 */
export async function resolveUrl(context: ShopContext, url: string): Promise<ProductRow | CategoryRow | null> {
  if (url.length > MAX_PATH) return null;
  const path = url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
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
