import type { ShopContext } from '../../graphql/shop-context';
import { URL_SUFFIX } from '../../store/store-config';
import type { CategoryRow } from './category-tree';
import type { ProductRow } from '../product/product-row';

const MAX_PATH = 500;

/**
 * Resolves a path of the shop, with or without surrounding slashes and the suffix; null when nothing matches. A
 * category wins over a product with the same key.
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
