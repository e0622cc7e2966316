import { ok, refuse, type Result } from '../../../shared/result';
import type { ShopContext } from '../../graphql/shop-context';
import { badInput, type ShopRefusal } from '../../shared/shop-refusal';
import { ROOT_CATEGORY_ID, URL_SUFFIX } from '../../store/store-config';

const MAX_URLS = 1000;

export interface ProductUrlsInput {
  readonly after?: string | null;
  readonly pageSize?: number | null;
}

/** The paths of products on sale in the order of their ids, which are its cursors. */
export async function readProductUrls(
  { database }: ShopContext,
  input: ProductUrlsInput,
): Promise<Result<object, ShopRefusal>> {
  const size = input.pageSize ?? MAX_URLS;
  const after = input.after ?? '0';
  if (size < 1 || size > MAX_URLS) return refuse(badInput(`pageSize must be from 1 to ${MAX_URLS}.`));
  if (!/^\d{1,9}$/.test(after)) return refuse(badInput('after is not one of the values of next.'));
  const rows = await database
    .selectFrom('listings as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.product_id as id', 'p.url_key as key'])
    .where('l.category_id', '=', ROOT_CATEGORY_ID)
    .where('l.product_id', '>', Number(after))
    .orderBy('l.product_id')
    .limit(size)
    .execute();
  const last = rows.length < size ? undefined : rows.at(-1);
  return ok({ urls: rows.map(({ key }) => `${key}${URL_SUFFIX}`), next: last === undefined ? null : String(last.id) });
}
