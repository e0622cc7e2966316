import { convert, toUnits } from '../../pricing/money';
import type { ShopContext } from '../../graphql/shop-context';
import { uidOf } from '../../shared/uid';
import type { DownloadLink } from './downloads';
import { priceRange } from './money-fields';
import { finalPence, type ProductRow } from './product-row';
import { rangeOfItem } from './product-prices';

export const bundleItemUid = (itemId: number): string => uidOf('bundle', itemId);
/** As in Magento, the uid of a bundle choice includes its quantity. */
export const bundleChoiceUid = (itemId: number, choiceId: number, quantity: number): string =>
  uidOf('bundle', itemId, choiceId, quantity);
export const linkUid = (linkId: number): string => uidOf('downloadable', linkId);

/** The items of a bundle with their choices, as sent by GraphQL. */
export async function wireBundleItems(context: ShopContext, bundle: ProductRow): Promise<readonly object[]> {
  const items = await context.catalogue.bundleItems.load(bundle.id);
  return Promise.all(
    items.map(async (item) => {
      const products = await context.catalogue.product.loadMany(item.choices.map((choice) => choice.product_id));
      return {
        option_id: item.id,
        uid: bundleItemUid(item.id),
        sku: bundle.sku,
        title: item.title,
        type: item.kind,
        required: item.required === 1,
        position: item.position,
        price_range: priceRange(context.currency, rangeOfItem(item, products, context.currency.rate)),
        options: item.choices.map((choice, index) => {
          const product = products[index] ?? null;
          return {
            id: choice.id,
            uid: bundleChoiceUid(item.id, choice.id, choice.quantity),
            label: product?.name ?? null,
            product,
            quantity: choice.quantity,
            qty: choice.quantity,
            is_default: choice.is_default === 1,
            can_change_quantity: choice.can_change_quantity === 1,
            position: choice.position,
            price: product === null ? null : toUnits(convert(finalPence(product), context.currency.rate)),
            price_type: 'DYNAMIC',
          };
        }),
      };
    }),
  );
}

/** The products of a group, as sent by GraphQL. */
export async function wireGroupedItems(context: ShopContext, group: ProductRow): Promise<readonly object[]> {
  const items = await context.catalogue.groupedItems.load(group.id);
  const products = await context.catalogue.product.loadMany(items.map((item) => item.child_id));
  return items.map((item, index) => ({
    position: item.position,
    qty: item.quantity,
    product: products[index] ?? null,
  }));
}

export function wireDownloadLink(context: ShopContext, link: DownloadLink): object {
  return {
    id: link.id,
    uid: linkUid(link.id),
    title: link.title,
    sort_order: link.position,
    price: toUnits(convert(link.pence, context.currency.rate)),
    sample_url: null,
  };
}
