import { optionUid, valueUid } from '../catalogue/option-fields';
import { bundleChoiceUid, linkUid } from '../catalogue/composed-fields';
import type { FieldResolvers } from '../graphql/executable-schema';
import { toGraphqlError } from '../graphql/shop-error';
import type { ShopContext } from '../shop-context';
import { badInput } from '../shop-refusal';
import { addLines } from './add-lines';
import { changedCart } from './cart-view';
import type { LineRequest } from './line-request';

/** An item of the legacy mutations, one per product type, which name options by row id. */
interface LegacyItem {
  readonly data: { readonly sku: string; readonly quantity: number };
  readonly parent_sku?: string | null;
  readonly variant_sku?: string | null;
  readonly customizable_options?:
    readonly ({ id?: number | null; uid?: string | null; value_string: string } | null)[] | null;
  readonly bundle_options?: readonly ({ id: number; quantity: number; value: readonly string[] } | null)[] | null;
  readonly downloadable_product_links?: readonly ({ link_id: number } | null)[] | null;
}

interface LegacyArgs {
  readonly input?: { readonly cart_id: string; readonly cart_items: readonly (LegacyItem | null)[] } | null;
}

/** Answers by row id, or a text. Each is sent as selected and as entered; the wrong one of the two is ignored. */
async function readOptions(context: ShopContext, item: LegacyItem): Promise<Pick<LineRequest, 'selected' | 'entered'>> {
  const selected: string[] = [];
  const entered: { uid: string; value: string }[] = [];
  for (const entry of item.customizable_options ?? []) {
    if (entry === null) continue;
    const id = entry.id ?? 0;
    const values = await context.database
      .selectFrom('custom_option_values')
      .select('id')
      .where('option_id', '=', id)
      .execute();
    if (values.length === 0) entered.push({ uid: entry.uid ?? optionUid(id), value: entry.value_string });
    else selected.push(...entry.value_string.split(',').map((value) => valueUid(id, Number(value))));
  }
  for (const choice of item.bundle_options ?? []) {
    if (choice !== null)
      selected.push(...choice.value.map((value) => bundleChoiceUid(choice.id, Number(value), choice.quantity)));
  }
  for (const link of item.downloadable_product_links ?? []) if (link !== null) selected.push(linkUid(link.link_id));
  return { selected, entered };
}

async function toRequest(context: ShopContext, item: LegacyItem): Promise<LineRequest> {
  return {
    ...(await readOptions(context, item)),
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
  const requests = await Promise.all(items.map((item) => toRequest(context, item)));
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
