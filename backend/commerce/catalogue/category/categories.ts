import { ok, refuse, type Result } from '../../../shared/result';
import type { ShopContext } from '../../graphql/shop-context';
import { badInput, type ShopRefusal } from '../../shared/shop-refusal';
import { readId, readRowUid } from '../../shared/uid';
import type { CategoryRow, CategoryTree } from './category-tree';
import { valuesOf } from '../listing/product-input';
import { pageInfo, readPage, refuseMissingPage } from '../../graphql/page';

type Equal = Parameters<typeof valuesOf>[0];

export interface CategoriesInput {
  readonly filters?: {
    readonly category_uid?: Equal;
    readonly ids?: Equal;
    readonly name?: { readonly match?: string | null } | null;
    readonly parent_category_uid?: Equal;
    readonly parent_id?: Equal;
    readonly url_key?: Equal;
    readonly url_path?: Equal;
  } | null;
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
}

const MIN_NAME = 3;

/** One predicate per given filter; a category must satisfy all of them. */
function conditions(filters: NonNullable<CategoriesInput['filters']>): ((row: CategoryRow) => boolean)[] {
  const matching = <Value>(values: readonly Value[] | null, read: (row: CategoryRow) => Value | null) =>
    values === null
      ? []
      : [
          (row: CategoryRow): boolean => {
            const value = read(row);
            return value !== null && values.includes(value);
          },
        ];
  const ids = (values: readonly string[] | null, read: (text: string) => number | null) =>
    values?.flatMap((value) => read(value) ?? []) ?? null;
  const name = filters.name?.match?.toLowerCase();
  return [
    ...matching(ids(valuesOf(filters.category_uid), readRowUid), (row) => row.id),
    ...matching(ids(valuesOf(filters.ids), readId), (row) => row.id),
    ...matching(ids(valuesOf(filters.parent_category_uid), readRowUid), (row) => row.parent_id),
    ...matching(ids(valuesOf(filters.parent_id), readId), (row) => row.parent_id),
    ...matching(valuesOf(filters.url_key), (row) => row.url_key),
    ...matching(valuesOf(filters.url_path), (row) => row.url_path),
    ...(name === undefined ? [] : [(row: CategoryRow) => row.name.toLowerCase().includes(name)]),
  ];
}

/** Without a filter the result is the root category, whose children are the departments. */
function find(tree: CategoryTree, filters: CategoriesInput['filters']): readonly CategoryRow[] {
  const predicates = conditions(filters ?? {});
  if (predicates.length === 0) return [tree.root() ?? []].flat();
  return tree.rows.filter((row) => predicates.every((matches) => matches(row)));
}

/** Categories by filter, paginated. */
export async function findCategories(
  context: ShopContext,
  input: CategoriesInput,
): Promise<Result<{ items: readonly CategoryRow[]; page_info: object; total_count: number }, ShopRefusal>> {
  const name = input.filters?.name?.match;
  if (typeof name === 'string' && name.length < MIN_NAME) {
    return refuse(badInput('Invalid match filter. Minimum length is 3.'));
  }
  const page = readPage(input);
  if (!page.ok) return page;
  const all = find(await context.catalogue.categories(), input.filters);
  const missing = refuseMissingPage(page.value, all.length);
  if (missing !== null) return refuse(missing);
  const first = (page.value.number - 1) * page.value.size;
  return ok({
    items: all.slice(first, first + page.value.size),
    page_info: pageInfo(page.value, all.length),
    total_count: all.length,
  });
}
