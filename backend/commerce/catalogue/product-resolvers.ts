import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import { convert, toUnits } from '../pricing/money';
import type { ShopContext } from '../graphql/shop-context';
import { URL_SUFFIX } from '../store/store-config';
import { uidOf } from '../shared/uid';
import type { CategoryRow } from './category/category-tree';
import { wireBundleItems, wireDownloadLink, wireGroupedItems } from './product/composed-fields';
import { selectionOf, wireConfigurableOption, wireVariant } from './product/configurable-fields';
import { priceRange } from './product/money-fields';
import { wireOption } from './product/option-fields';
import { maxQuantity } from './product/gift-card-options';
import { wireMonths } from '../delivery/months-of-sale';
import { isOver } from './product/workshop-time';
import { gallery, mainPicture } from './product/pictures';
import type { ProductsInput } from './listing/product-input';
import { listProducts } from './listing/product-listing';
import { type ProductUrlsInput, readProductUrls } from './listing/product-query';
import { pricesOf } from './product/product-prices';
import { type ProductRow, ratingSummary, TYPE_NAMES } from './product/product-row';
import { isInSeason } from './product/season';
import { reviewsOf, wireInstant } from './product/reviews';

async function linked(context: ShopContext, kind: 'related' | 'upsell', row: ProductRow): Promise<readonly unknown[]> {
  return context.catalogue.product.loadMany(await context.catalogue[kind].load(row.id));
}

async function categoriesOf(context: ShopContext, row: ProductRow): Promise<readonly CategoryRow[]> {
  // A variant is in its parent's categories.
  const ids = await context.catalogue.ownCategories.load(row.parent_id ?? row.id);
  const tree = await context.catalogue.categories();
  return ids.flatMap((id) => tree.find(id) ?? []);
}

/** Whether it can be ordered now. */
async function isHad(row: ProductRow, context: ShopContext): Promise<boolean> {
  if (isOver(row, context.now()) || !(await isInSeason(row, context))) return false;
  return (await context.catalogue.availability.load(row.id)).inStock;
}

const html = (text: string): object => ({ html: text });

/** Fields whose value is not simply the column of the same name. */
const COMMON: FieldResolvers = {
  uid: (row: ProductRow) => uidOf(row.id),
  type_id: (row: ProductRow) => row.kind,
  description: (row: ProductRow) => html(row.description),
  short_description: (row: ProductRow) => html(row.short_description),
  created_at: (row: ProductRow) => wireInstant(row.created_at),
  show_flower_care: (row: ProductRow) => row.flower_care === 1,
  options_container: () => 'container2',
  gift_message_available: () => null,
  product_links: () => [],
  months_of_sale: (row: ProductRow) => wireMonths(row.months_of_sale),
  stock_status: async (row: ProductRow, _args, context) => ((await isHad(row, context)) ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: async (row: ProductRow, _args, { catalogue, now }) =>
    isOver(row, now()) ? 0 : (await catalogue.availability.load(row.id)).left,
  max_sale_qty: async (row: ProductRow, _args, { catalogue }) =>
    maxQuantity(row.max_sale_qty, await catalogue.customOptions.load(row.id)),
  price_range: async (row: ProductRow, _args, { catalogue, currency }) =>
    priceRange(currency, await pricesOf(catalogue, row, currency.rate)),
  least_options_price: async (row: ProductRow, _args, { catalogue, currency }) =>
    toUnits((await pricesOf(catalogue, row, currency.rate)).leastOptions),
  special_price: (row: ProductRow, _args, { currency }) =>
    row.special_pence === null ? null : toUnits(convert(row.special_pence, currency.rate)),
  // A special price has no dates here, and a swatch is a colour of an option, not a picture of the product.
  special_from_date: () => null,
  special_to_date: () => null,
  swatch_image: () => null,
  price_tiers: () => [],
  crosssell_products: () => [],
  rating_summary: (row: ProductRow) => ratingSummary(row),
  reviews: (row: ProductRow, args: { pageSize?: number | null }, context) => reviewsOf(context, row, args),
  categories: (row: ProductRow, _args, context) => categoriesOf(context, row),
  related_products: (row: ProductRow, _args, context) => linked(context, 'related', row),
  upsell_products: (row: ProductRow, _args, context) => linked(context, 'upsell', row),
  image: (row: ProductRow, _args, context) => mainPicture(context, row),
  small_image: (row: ProductRow, _args, context) => mainPicture(context, row),
  thumbnail: (row: ProductRow, _args, context) => mainPicture(context, row),
  media_gallery: (row: ProductRow, _args, context) => gallery(context, row),
  canonical_url: (row: ProductRow) => `${row.url_key}${URL_SUFFIX}`,
  relative_url: (row: ProductRow) => `${row.url_key}${URL_SUFFIX}`,
  url_rewrites: (row: ProductRow) => [{ url: `${row.url_key}${URL_SUFFIX}` }],
  url_suffix: () => URL_SUFFIX,
  redirect_code: () => 0,
  type: () => 'PRODUCT',
};

const OPTIONS: FieldResolvers = {
  options: async (row: ProductRow, _args, { catalogue, currency }) =>
    (await catalogue.customOptions.load(row.id)).map((option) => wireOption(currency, option, row)),
};

const CONFIGURABLE: FieldResolvers = {
  configurable_options: async (row: ProductRow, _args, { catalogue }) =>
    (await catalogue.configurableOptions.load(row.id)).map(wireConfigurableOption),
  configurable_product_options_selection: (
    row: ProductRow,
    args: { configurableOptionValueUids?: readonly string[] | null },
    context,
  ) => selectionOf(context, row, args.configurableOptionValueUids ?? []),
  variants: async (row: ProductRow, _args, { catalogue }) => {
    const configurableOptions = await catalogue.configurableOptions.load(row.id);
    return (await catalogue.variants.load(row.id)).map((variant) => wireVariant(configurableOptions, variant));
  },
};

const DOWNLOADABLE: FieldResolvers = {
  downloadable_product_links: async (row: ProductRow, _args, context) =>
    (await context.catalogue.downloadLinks.load(row.id)).map((link) => wireDownloadLink(context, link)),
  downloadable_product_samples: async (row: ProductRow, _args, { catalogue }) =>
    (await catalogue.downloadSamples.load(row.id)).map(({ title, position }) => ({ title, sort_order: position })),
  links_purchased_separately: () => 1,
  links_title: () => 'Links',
};

export const productResolvers: Resolvers = {
  Query: {
    products: async (_source, args: ProductsInput, context) => valueOrError(await listProducts(context, args)),
    productUrls: async (_source, args: ProductUrlsInput, context) => valueOrError(await readProductUrls(context, args)),
  },
  ProductInterface: { __resolveType: (row: ProductRow) => TYPE_NAMES[row.kind] },
  SimpleProduct: { ...COMMON, ...OPTIONS },
  VirtualProduct: { ...COMMON, ...OPTIONS },
  GiftCard: { ...COMMON, ...OPTIONS },
  DownloadableProduct: { ...COMMON, ...OPTIONS, ...DOWNLOADABLE },
  GroupedProduct: { ...COMMON, items: (row: ProductRow, _args, context) => wireGroupedItems(context, row) },
  BundleProduct: {
    ...COMMON,
    ...OPTIONS,
    dynamic_price: () => true,
    dynamic_sku: () => true,
    items: (row: ProductRow, _args, context) => wireBundleItems(context, row),
  },
  ConfigurableProduct: { ...COMMON, ...OPTIONS, ...CONFIGURABLE },
};
