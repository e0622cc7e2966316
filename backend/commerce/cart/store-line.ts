import { createHash } from 'node:crypto';
import type { CartLine, ResolvedLine } from './cart-record';
import type { ShopDatabase } from '../../database/shop-database';

/** PostgreSQL's index rows take some 2,700 bytes, and a character up to four. */
const MAX_LENGTH = 500;

/** Choices as one comparable text that fits an index: a long one is replaced by its hash. */
export function asSignature(choices: readonly unknown[]): string {
  const text = JSON.stringify(choices);
  return text.length > MAX_LENGTH ? createHash('sha256').update(text).digest('hex') : text;
}

const sorted = (words: readonly string[]): readonly string[] => [...words].sort();

/** All options of a line as one text; lines with equal signatures are merged. */
export function lineSignature(line: ResolvedLine): string {
  return asSignature([
    line.product.id,
    line.variant?.id ?? null,
    sorted(
      line.selectedOptions.map((selected) =>
        JSON.stringify([selected.option.id, selected.value?.id ?? null, selected.text]),
      ),
    ),
    sorted(line.parts.map((part) => JSON.stringify([part.choice.id, part.quantity]))),
    sorted(line.links.map((link) => String(link.id))),
  ]);
}

/** Inserts a new line with all its options into a cart. */
export async function storeLine(database: ShopDatabase, cartId: string, line: ResolvedLine): Promise<void> {
  const { id } = await database
    .insertInto('cart_items')
    .values({
      cart_id: cartId,
      product_id: line.product.id,
      variant_id: line.variant?.id ?? null,
      quantity: line.quantity,
      signature: lineSignature(line),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeOptionsOf(database, id, line);
  for (const { choice, quantity } of line.parts) {
    await database.insertInto('cart_item_choices').values({ item_id: id, choice_id: choice.id, quantity }).execute();
  }
  for (const link of line.links) {
    await database.insertInto('cart_item_links').values({ item_id: id, link_id: link.id }).execute();
  }
}

async function storeOptionsOf(database: ShopDatabase, id: number, line: ResolvedLine): Promise<void> {
  for (const { option, value, text } of line.selectedOptions) {
    const choice = { item_id: id, option_id: option.id, value_id: value?.id ?? null, text };
    await database.insertInto('cart_item_options').values(choice).execute();
  }
}

/** Replaces the answers of a stored line. */
export async function replaceOptions(database: ShopDatabase, line: CartLine): Promise<void> {
  await database.deleteFrom('cart_item_options').where('item_id', '=', line.id).execute();
  await storeOptionsOf(database, line.id, line);
  const signature = lineSignature(line);
  await database.updateTable('cart_items').set({ signature }).where('id', '=', line.id).execute();
}

/** Moves a line with all its options into another cart. */
export async function moveLine(
  database: ShopDatabase,
  lineId: number,
  cartId: string,
  quantity: number,
): Promise<void> {
  await database.updateTable('cart_items').set({ cart_id: cartId, quantity }).where('id', '=', lineId).execute();
}

export async function storeQuantity(database: ShopDatabase, lineId: number, quantity: number): Promise<void> {
  await database.updateTable('cart_items').set({ quantity }).where('id', '=', lineId).execute();
}

export async function removeLine(database: ShopDatabase, lineId: number): Promise<void> {
  await database.deleteFrom('cart_items').where('id', '=', lineId).execute();
}
