import type { ShopDatabase } from '../../database/shop-database';
import { optionUid, valueUid } from '../catalogue/product/option-fields';
import { type LineRequest, type NullableList, withoutNulls } from './line-request';
import { bundleChoiceUid, linkUid } from '../catalogue/product/composed-fields';
import type { FieldResolvers } from '../graphql/executable-schema';
import { toGraphqlError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';
import { badInput } from '../shared/shop-refusal';
import { addLines, refuseTooMany } from './add-lines';
import { changedCart } from './cart-view';

/** Magento's `CustomizableOptionInput`: an option by its row id, and a text or the row ids of values. */
export interface NamedOption {
  readonly id?: number | null;
  readonly uid?: string | null;
  readonly value_string: string;
}

/** Options whose answers are row ids of their values; the others take a text. */
export async function readSelectable(
  database: ShopDatabase,
  options: readonly NamedOption[],
): Promise<ReadonlySet<number>> {
  const ids = new Set(options.map(({ id }) => id ?? 0));
  if (ids.size === 0) return ids;
  const rows = await database
    .selectFrom('custom_option_values')
    .select('option_id')
    .distinct()
    .where('option_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.option_id));
}

/** The answers by uid. Several values are `4,5` or, as Magento has them, `[4,5]`. */
export function readNamedOptions(
  options: readonly NamedOption[],
  selectable: ReadonlySet<number>,
): Pick<LineRequest, 'selected' | 'entered'> {
  const selected: string[] = [];
  const entered: { uid: string; value: string }[] = [];
  for (const { id: given, uid, value_string: value } of options) {
    const id = given ?? 0;
    if (!selectable.has(id)) entered.push({ uid: uid ?? optionUid(id), value });
    else
      selected.push(
        ...value
          .replace(/^\[|\]$/g, '')
          .split(',')
          .map((one) => valueUid(id, Number(one))),
      );
  }
  return { selected, entered };
}

/** An item of the legacy mutations, one per product type, which name options by row id. */
interface LegacyItem {
  readonly data: { readonly sku: string; readonly quantity: number };
  readonly parent_sku?: string | null;
  readonly variant_sku?: string | null;
  readonly customizable_options?: NullableList<NamedOption>;
  readonly bundle_options?: readonly ({ id: number; quantity: number; value: readonly string[] } | null)[] | null;
  readonly downloadable_product_links?: readonly ({ link_id: number } | null)[] | null;
}

interface LegacyArgs {
  readonly input?: { readonly cart_id: string; readonly cart_items: readonly (LegacyItem | null)[] } | null;
}

function readOptions(item: LegacyItem, selectable: ReadonlySet<number>): Pick<LineRequest, 'selected' | 'entered'> {
  const { selected: values, entered } = readNamedOptions(withoutNulls(item.customizable_options), selectable);
  const selected = [...values];
  for (const choice of item.bundle_options ?? []) {
    if (choice !== null)
      selected.push(...choice.value.map((value) => bundleChoiceUid(choice.id, Number(value), choice.quantity)));
  }
  for (const link of item.downloadable_product_links ?? []) if (link !== null) selected.push(linkUid(link.link_id));
  return { selected, entered };
}

function toRequest(item: LegacyItem, selectable: ReadonlySet<number>): LineRequest {
  return {
    ...readOptions(item, selectable),
    sku: item.variant_sku ?? item.data.sku,
    parentSku: item.parent_sku ?? null,
    quantity: item.data.quantity,
  };
}

/** Adds like `addProductsToCart`, but returns the first refusal as an error, as these legacy mutations do. */
async function add(context: ShopContext, args: LegacyArgs): Promise<object> {
  if (!args.input) throw toGraphqlError(badInput('Required parameter "input" is missing'));
  const { cart_id, cart_items } = args.input;
  const items = cart_items.filter((item) => item !== null);
  const tooMany =
    refuseTooMany(items) ?? items.map((item) => refuseTooMany(item.customizable_options ?? [])).find(Boolean);
  if (tooMany) throw toGraphqlError(tooMany);
  const options = items.flatMap((item) => withoutNulls(item.customizable_options));
  const selectable = await readSelectable(context.database, options);
  const requests = items.map((item) => toRequest(item, selectable));
  const added = await addLines(context, cart_id, requests);
  if (!added.ok) {
    const { reason } = added;
    if (reason.kind !== 'lines-refused') throw toGraphqlError(reason);
    throw toGraphqlError(badInput(`Could not add the product to the cart: ${reason.errors[0]?.message ?? ''}`));
  }
  return changedCart(context, cart_id, Promise.resolve(added));
}

const legacyAdd = (_source: unknown, args: LegacyArgs, context: ShopContext): Promise<object> => add(context, args);

export const legacyAddResolvers: FieldResolvers = {
  addSimpleProductsToCart: legacyAdd,
  addVirtualProductsToCart: legacyAdd,
  addDownloadableProductsToCart: legacyAdd,
  addBundleProductsToCart: legacyAdd,
  addConfigurableProductsToCart: legacyAdd,
};
