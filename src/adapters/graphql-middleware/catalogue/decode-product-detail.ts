import { groupDayOptions } from '../../../domain/catalogue/group';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { Price } from '../../../domain/pricing/money';
import { withSurcharges } from '../../../domain/catalogue/options/surcharges';
import { breadcrumbsOf } from '../../../domain/navigation/breadcrumbs';
import { toBundle } from './decode-bundle';
import { linkQuestion, toDownloads, toGroup, toVirtual } from './decode-composed';
import { toChoice, toVariants } from './decode-configurable';
import { toOptions } from './decode-option';
import { reportProduct } from './product-faults';
import { priceOf, productType, toPicture, toSummary, type ProductContext } from './decode-product';
import {
  pence,
  optionalNumber,
  optionalRecord,
  optionalText,
  readEach,
  records,
  text,
  type WireRecord,
} from '../wire-value';

const MAX_PICTURES = 10;

/**
 * Everything that a product page shows. Descriptions are untrusted HTML, so they pass through `sanitise`. Without a name
 * the product is shown by its sku; without a price it cannot be bought.
 */
export function toProduct(
  given: WireRecord,
  chosen: readonly string[],
  visitor: ProductContext,
  sanitise: (html: string) => string,
): Product {
  const wire: WireRecord = { ...given, name: given.name ?? given.sku };
  const summary = toSellableSummary(wire, visitor);
  const context = { ...visitor, currency: summary.price.regular.currency };
  const categories = records(wire.categories);
  const group = summary.type === 'grouped' ? toGroup(wire.group_items, context) : null;
  const downloads = summary.type === 'downloadable' ? toDownloads(wire, context) : null;
  const options = [
    ...linkQuestion(wire, downloads, summary.name),
    ...groupDayOptions(group ?? []),
    ...toOptions(wire.options, context.currency),
  ];
  return {
    ...summary,
    description: sanitise(optionalText(optionalRecord(wire.description)?.html) ?? ''),
    shortDescription: sanitise(optionalText(optionalRecord(wire.short_description)?.html) ?? ''),
    gallery: records(wire.media_gallery)
      .map((picture) => toPicture(picture, summary.name, context.hosts))
      .filter((picture) => picture !== null)
      .slice(0, MAX_PICTURES),
    configurable: summary.type === 'configurable' ? toChoice(wire, chosen, summary.name, context) : null,
    variants: summary.type === 'configurable' ? toVariants(wire, context) : [],
    customizableOptions: options,
    bundle: null,
    ...(summary.type === 'bundle' ? toBundle(wire, summary.price, options, context) : {}),
    group,
    downloads,
    virtual: summary.type === 'virtual' ? toVirtual(wire) : null,
    breadcrumbs: breadcrumbsOf(lastCategory(categories), { name: text(wire.name, 'name'), path: summary.path }),
    categoryPaths: categories.map((category) => optionalText(category.url_path)).filter((path) => path !== null),
    categoryUids: categories.map((category) => optionalText(category.uid)).filter((uid) => uid !== null),
    maxQuantity: optionalNumber(wire.max_sale_qty),
    showFlowerCare: wire.show_flower_care === true || wire.show_flower_care === 1,
    metaTitle: optionalText(wire.meta_title),
    metaDescription: optionalText(wire.meta_description),
    metaKeywords: optionalText(wire.meta_keyword),
  };
}

function toSellableSummary(wire: WireRecord, context: ProductContext): ProductSummary {
  const leftOut = (why: string) => reportProduct(context.report, wire, `cannot be bought: ${why}`);
  const [price] = readEach([wire], (one) => priceWithoutOptions(one, context), leftOut);
  if (price !== undefined) return toSummary(wire, context, price);
  const none = { pence: 0, currency: context.currency };
  const unknown: Price = { regular: none, special: null, maximum: null, isUnknown: true };
  return { ...toSummary(wire, context, unknown), availability: { inStock: false, onlyLeft: null } };
}

/** The options of the page are added as they are answered; the price of a bundle or a group is not of one thing. */
function priceWithoutOptions(wire: WireRecord, context: ProductContext): Price {
  const price = priceOf(wire, context);
  const type = productType(text(wire.__typename, 'type of product'));
  if (type === 'bundle' || type === 'grouped') return price;
  const options = pence(wire.least_options_price ?? 0, 'price of options');
  return { ...withSurcharges(price, { pence: -options, currency: context.currency }), maximum: price.maximum };
}

function lastCategory(categories: readonly WireRecord[]) {
  const last = categories[categories.length - 1];
  if (last === undefined) return null;
  const name = optionalText(last.name);
  if (name === null) return null;
  return {
    name,
    urlPath: optionalText(last.url_path),
    urlSuffix: optionalText(last.url_suffix),
    ancestors: readEach(last.breadcrumbs, (crumb) => ({
      name: text(crumb.category_name, 'name of a category'),
      urlPath: optionalText(crumb.category_url_path),
    })),
  };
}
