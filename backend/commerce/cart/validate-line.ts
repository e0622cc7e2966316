import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { linkUid } from '../catalogue/product/composed-fields';
import { readOptionValueUid } from '../catalogue/product/configurable-fields';
import type { ProductRow } from '../catalogue/product/product-row';
import { isOver, wordOver } from '../catalogue/product/workshop-time';
import { monthsOfLine, refuseSeason } from '../catalogue/product/season';
import type { DeliveryRules } from '../delivery/delivery-days';
import { ok, refuse, type Result } from '../../shared/result';
import { validateOptions, knownOptionUids } from './validate-options';
import type { ChosenPart, ResolvedLine } from './cart-record';
import { chooseLinks, chooseParts, readBundleUid } from './choose-parts';
import { type LineRefusal, lineRefusal, type LineRequest } from './line-request';

interface Found {
  readonly product: ProductRow;
  readonly variant: ProductRow | null;
}

const notFound = () => refuse(lineRefusal('PRODUCT_NOT_FOUND', 'Could not find specified product.'));

/** The named product, and its variant when a variant's sku was sent. */
async function findProduct(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  request: LineRequest,
): Promise<Result<Found, LineRefusal>> {
  const row = await database.selectFrom('products').selectAll().where('sku', '=', request.sku).executeTakeFirst();
  if (row === undefined) {
    return refuse(lineRefusal('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${request.sku}"`));
  }
  if (row.parent_id === null) {
    const parentFits = request.parentSku === null || request.parentSku === row.sku;
    return parentFits ? ok({ product: (await catalogue.product.load(row.id)) ?? row, variant: null }) : notFound();
  }
  const parent = await catalogue.product.load(row.parent_id);
  if (parent === null || (request.parentSku !== null && request.parentSku !== parent.sku)) return notFound();
  return ok({ product: parent, variant: row });
}

/** The variant for the selected values, when a configurable product was sent with its own sku. */
export async function selectVariant(
  catalogue: CatalogueLoaders,
  product: ProductRow,
  request: LineRequest,
): Promise<Result<ProductRow, LineRefusal>> {
  const configurableOptions = await catalogue.configurableOptions.load(product.id);
  const chosen = new Map(
    request.selected.flatMap((uid) => {
      const value = readOptionValueUid(uid);
      return value === null ? [] : [[value.attributeId, value.optionId] as const];
    }),
  );
  const open = configurableOptions.find((option) => !chosen.has(option.attributeId));
  if (open !== undefined || configurableOptions.length === 0) {
    return refuse(lineRefusal('UNDEFINED', 'You need to choose options for your item.'));
  }
  const variants = await catalogue.variants.load(product.id);
  const variant = variants.find((one) =>
    [...chosen].every(([attribute, option]) => one.values.get(attribute) === option),
  );
  return variant === undefined
    ? refuse(lineRefusal('NOT_SALABLE', 'The required options you selected are not available'))
    : ok(variant.product);
}

/** Refuses uids that belong to no option of this product, so that a choice is never dropped silently. */
export async function refuseUnknownUids(
  catalogue: CatalogueLoaders,
  product: ProductRow,
  request: LineRequest,
): Promise<LineRefusal | null> {
  const known = await knownOptionUids(catalogue, product.id);
  const links = product.kind === 'downloadable' ? await catalogue.downloadLinks.load(product.id) : [];
  const items = product.kind === 'bundle' ? await catalogue.bundleItems.load(product.id) : [];
  const isPart = (uid: string): boolean => {
    const pick = readBundleUid(uid);
    return pick !== null && items.some((item) => item.id === pick.itemId);
  };
  const isKnown = (uid: string): boolean =>
    known.has(uid) ||
    links.some((link) => linkUid(link.id) === uid) ||
    isPart(uid) ||
    (product.kind === 'configurable' && readOptionValueUid(uid) !== null);
  const uids = [...request.selected, ...request.entered.map((entry) => entry.uid)];
  return uids.every(isKnown)
    ? null
    : lineRefusal('UNDEFINED', `“${product.name}” does not offer one of the chosen options.`);
}

/** Validates a requested line: the product is on sale and all required options are answered. Stock is checked later. */
export async function validateLine(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  request: LineRequest,
  rules: DeliveryRules,
): Promise<Result<ResolvedLine, LineRefusal>> {
  const found = await findProduct(database, catalogue, request);
  if (!found.ok) return found;
  const { product } = found.value;
  let { variant } = found.value;
  if (product.enabled !== 1 || variant?.enabled === 0) {
    return refuse(lineRefusal('NOT_SALABLE', 'Product that you are trying to add is not available.'));
  }
  if (isOver(product, rules.now)) return refuse(lineRefusal('NOT_SALABLE', wordOver(product)));
  if (product.kind === 'grouped') return refuse(lineRefusal('UNDEFINED', 'Please specify the quantity of product(s).'));
  if (product.kind === 'configurable' && variant === null) {
    const picked = await selectVariant(catalogue, product, request);
    if (!picked.ok) return picked;
    variant = picked.value;
  }
  const unknown = await refuseUnknownUids(catalogue, product, request);
  if (unknown !== null) return refuse(unknown);
  const parts: Result<readonly ChosenPart[], LineRefusal> =
    product.kind === 'bundle' ? await chooseParts(catalogue, product.id, request) : ok([]);
  if (!parts.ok) return parts;
  const links = product.kind === 'downloadable' ? await chooseLinks(catalogue, product.id, request) : ok([]);
  if (!links.ok) return links;
  const months = monthsOfLine(product, parts.value);
  const outOfSeason = refuseSeason(product, months, rules);
  if (outOfSeason !== null) return refuse(lineRefusal('NOT_SALABLE', outOfSeason));
  const selectedOptions = await validateOptions(catalogue, product, request, { ...rules, months });
  if (!selectedOptions.ok) return selectedOptions;
  const { quantity } = request;
  return ok({
    product,
    variant,
    quantity,
    selectedOptions: selectedOptions.value,
    parts: parts.value,
    links: links.value,
  });
}
