import type { FieldResolvers, Resolvers } from '../../graphql/executable-schema';
import { valueOrError } from '../../graphql/shop-error';
import type { ShopContext } from '../../graphql/shop-context';
import { URL_SUFFIX } from '../../store/store-config';
import { uidOf } from '../../shared/uid';
import { type CategoriesInput, findCategories } from './categories';
import { type CategoryRow, resolveUrl } from './category-tree';
import type { ProductsInput } from '../listing/product-input';
import { listProducts } from '../listing/product-listing';
import { type ProductRow, TYPE_NAMES } from '../product/product-row';
import { ratingsMetadata } from '../product/reviews';

async function breadcrumbs(context: ShopContext, row: CategoryRow): Promise<object[] | null> {
  const above = (await context.catalogue.categories()).ancestors(row);
  // Magento returns null, not an empty list, for a top-level category.
  if (above.length === 0) return null;
  return above.map((ancestor) => ({
    category_id: ancestor.id,
    category_uid: uidOf(ancestor.id),
    category_level: ancestor.level,
    category_name: ancestor.name,
    category_url_key: ancestor.url_key,
    category_url_path: ancestor.url_path,
  }));
}

const CATEGORY: FieldResolvers = {
  uid: (row: CategoryRow) => uidOf(row.id),
  include_in_menu: (row: CategoryRow) => row.in_menu,
  is_anchor: () => 1,
  display_mode: () => 'PRODUCTS',
  default_sort_by: () => 'position',
  available_sort_by: () => null,
  url_suffix: () => URL_SUFFIX,
  canonical_url: (row: CategoryRow) => (row.url_path === null ? null : `${row.url_path}${URL_SUFFIX}`),
  relative_url: (row: CategoryRow) => (row.url_path === null ? null : `${row.url_path}${URL_SUFFIX}`),
  redirect_code: () => 0,
  type: () => 'CATEGORY',
  path: async (row: CategoryRow, _args, { catalogue }) => {
    const tree = await catalogue.categories();
    return [1, tree.root()?.id, ...tree.ancestors(row).map((one) => one.id), row.id]
      .filter((id, index, all) => id !== undefined && all.indexOf(id) === index)
      .join('/');
  },
  breadcrumbs: (row: CategoryRow, _args, context) => breadcrumbs(context, row),
  children: async (row: CategoryRow, _args, { catalogue }) => (await catalogue.categories()).children(row.id),
  children_count: async (row: CategoryRow, _args, { catalogue }) =>
    String((await catalogue.categories()).children(row.id).length),
  products: async (row: CategoryRow, args: ProductsInput, context) =>
    valueOrError(await listProducts(context, { ...args, filter: { category_uid: { eq: uidOf(row.id) } } })),
};

const isProduct = (source: object): source is ProductRow => 'sku' in source;

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_source, args: CategoriesInput, context) => valueOrError(await findCategories(context, args)),
    categoryList: async (_source, args: CategoriesInput, context) =>
      valueOrError(await findCategories(context, args)).items,
    route: (_source, args: { url: string }, context) => resolveUrl(context, args.url),
    urlResolver: async (_source, args: { url: string }, context) => {
      const found = await resolveUrl(context, args.url);
      if (found === null) return null;
      const path = isProduct(found) ? found.url_key : found.url_path;
      const url = `${path ?? ''}${URL_SUFFIX}`;
      return {
        id: found.id,
        entity_uid: uidOf(found.id),
        type: isProduct(found) ? 'PRODUCT' : 'CATEGORY',
        relative_url: url,
        canonical_url: url,
        redirectCode: 0,
      };
    },
    productReviewRatingsMetadata: () => ratingsMetadata,
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: CATEGORY,
  RoutableInterface: {
    __resolveType: (source: object) => (isProduct(source) ? TYPE_NAMES[source.kind] : 'CategoryTree'),
  },
};
