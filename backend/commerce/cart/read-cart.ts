import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { groupFor } from '../graphql/batch-loader';
import { noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { readArrivals, readAvailableShipping } from './available-shipping';
import type { CartLine, CartRecord, ChosenPart, SelectedOption } from './cart-record';
import { readCoupon } from './coupons';
import { readAppliedGiftCards } from '../gift-card/applied-gift-cards';
import { leavesUk } from '../delivery/tax-area';

export function cartNotFound(id: string): ShopRefusal {
  return noSuchEntity(`Could not find a cart with ID "${id}"`);
}

/** The cart has become an order. */
export const CART_NOT_ACTIVE: ShopRefusal = noSuchEntity("The cart isn't active.");

interface StoredChoices {
  readonly options: readonly { item_id: number; option_id: number; value_id: number | null; text: string | null }[];
  readonly parts: readonly { item_id: number; choice_id: number; quantity: number }[];
  readonly links: readonly { item_id: number; link_id: number }[];
}

async function readChoices(database: ShopDatabase, itemIds: number[]): Promise<StoredChoices> {
  const [options, parts, links] = await Promise.all([
    database.selectFrom('cart_item_options').selectAll().where('item_id', 'in', itemIds).orderBy('id').execute(),
    database.selectFrom('cart_item_choices').selectAll().where('item_id', 'in', itemIds).execute(),
    database.selectFrom('cart_item_links').selectAll().where('item_id', 'in', itemIds).execute(),
  ]);
  return { options, parts, links };
}

async function selectedOptionsOf(
  catalogue: CatalogueLoaders,
  productId: number,
  own: StoredChoices['options'],
): Promise<SelectedOption[]> {
  if (own.length === 0) return [];
  const options = await catalogue.customOptions.load(productId);
  return own.flatMap(({ option_id, value_id, text }) => {
    const option = options.find((one) => one.id === option_id);
    const value = option?.values.find((one) => one.id === value_id) ?? null;
    return option === undefined ? [] : [{ option, value, text }];
  });
}

async function partsOf(
  catalogue: CatalogueLoaders,
  bundleId: number,
  own: StoredChoices['parts'],
): Promise<ChosenPart[]> {
  if (own.length === 0) return [];
  const parts: ChosenPart[] = [];
  for (const item of await catalogue.bundleItems.load(bundleId)) {
    for (const choice of item.choices) {
      const stored = own.find((one) => one.choice_id === choice.id);
      const product = stored === undefined ? null : await catalogue.product.load(choice.product_id);
      if (stored !== undefined && product !== null) parts.push({ item, choice, product, quantity: stored.quantity });
    }
  }
  return parts;
}

/** The lines of a cart in the order in which they were added. */
export async function readLines(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  cartId: string,
): Promise<readonly CartLine[]> {
  const items = await database
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  const itemIds = items.map((item) => item.id);
  if (itemIds.length === 0) return [];
  const stored = await readChoices(database, itemIds);
  const options = groupFor(itemIds, stored.options, (row) => row.item_id);
  const parts = groupFor(itemIds, stored.parts, (row) => row.item_id);
  const lines = items.map(async (item, index): Promise<CartLine | null> => {
    const product = await catalogue.product.load(item.product_id);
    const variant = item.variant_id === null ? null : await catalogue.product.load(item.variant_id);
    if (product === null) return null;
    const chosenLinks = stored.links.filter((row) => row.item_id === item.id).map((row) => row.link_id);
    const links = chosenLinks.length === 0 ? [] : await catalogue.downloadLinks.load(product.id);
    return {
      id: item.id,
      product,
      variant,
      quantity: item.quantity,
      selectedOptions: await selectedOptionsOf(catalogue, product.id, options[index] ?? []),
      parts: await partsOf(catalogue, product.id, parts[index] ?? []),
      links: links.filter((link) => chosenLinks.includes(link.id)),
    };
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

export type StoredCart = Awaited<ReturnType<typeof readCartRow>>;

export async function readCartRow(database: ShopDatabase, id: string) {
  return (await database.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Everything about one cart, open or not. */
export async function readCartRecord(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  row: NonNullable<StoredCart>,
  now: number,
): Promise<CartRecord> {
  const addresses = await database.selectFrom('cart_addresses').selectAll().where('cart_id', '=', row.id).execute();
  const shippingAddress = addresses.find((address) => address.kind === 'shipping') ?? null;
  const payment =
    row.payment_code === null
      ? undefined
      : await database
          .selectFrom('payment_methods')
          .selectAll()
          .where('code', '=', row.payment_code)
          .executeTakeFirst();
  const lines = await readLines(database, catalogue, row.id);
  const availableShipping =
    shippingAddress === null ? [] : await readAvailableShipping(database, shippingAddress, lines, now);
  const shipping =
    availableShipping.find((method) => method.id === row.shipping_method_id && method.reachesAddress) ?? null;
  return {
    id: row.id,
    customerId: row.customer_id,
    email: row.email,
    lines,
    ...(await readCoupon(database, row.coupon_id, { now, lines, email: row.email })),
    giftCards: await readAppliedGiftCards(database, row.id, now),
    shippingAddress,
    billingAddress: addresses.find((address) => address.kind === 'billing') ?? null,
    availableShipping,
    shipping,
    payment: payment ?? null,
    leavesUk: await leavesUk(database, shippingAddress, shipping),
    arrivals: await readArrivals(database, catalogue, lines, shipping, now),
  };
}
