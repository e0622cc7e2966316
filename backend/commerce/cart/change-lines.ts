import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { monthsOfLine, refuseSeason } from '../catalogue/product/season';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { readRowUid } from '../shared/uid';
import { MAX_LINES } from './add-lines';
import type { CartLine } from './cart-record';
import { storeOptions, withOptions } from './change-options';
import { isQuantity, type LineRefusal, type NullableList, QUANTITY_RULE, withoutNulls } from './line-request';
import type { NamedOption } from './legacy-add';
import { changeCart } from './open-cart';
import { readLines } from './read-cart';
import { refuseForStock, refuseSale, refuseTelephoneSale } from './refuse-sale';
import { removeLine, storeQuantity } from './store-line';

export interface LineName {
  readonly cart_item_uid?: string | null;
  /** The legacy way to name a line: its row id. */
  readonly cart_item_id?: number | null;
}

export interface LineChange extends LineName {
  readonly quantity?: number | null;
  /** All answers of the line after the change; none or an empty list keeps those it has, as in Magento. */
  readonly customizable_options?: NullableList<NamedOption>;
}

const isNamed = (name: LineName): boolean => (name.cart_item_uid ?? name.cart_item_id ?? null) !== null;

function findLine(lines: readonly CartLine[], name: LineName): CartLine | null {
  const uid = name.cart_item_uid ?? null;
  const id = uid === null ? (name.cart_item_id ?? null) : readRowUid(uid);
  return lines.find((one) => one.id === id) ?? null;
}

function refuseChange(change: LineChange): ShopRefusal | null {
  if (!isNamed(change)) return badInput('Required parameter "cart_item_id" for "cart_items" is missing.');
  const quantity = change.quantity ?? null;
  if (quantity === null) return badInput('Required parameter "quantity" for "cart_items" is missing.');
  return isQuantity(quantity, true) ? null : badInput(QUANTITY_RULE);
}

/** Why there cannot be more of a line: its season is over. */
async function refuseMore(catalogue: CatalogueLoaders, line: CartLine, now: number): Promise<string | null> {
  const rules = { now, deliverySchedule: await catalogue.workingDays(), zone: null };
  return refuseSeason(line.product, monthsOfLine(line.product, line.parts), rules);
}

/**
 * Sets quantities and answers, all of them or none; 0 removes the line. A quantity above stock and answers that a new line
 * could not have are refused.
 */
export async function updateLines(
  context: ShopContext,
  cartId: string,
  changes: readonly LineChange[],
): Promise<Result<null, ShopRefusal>> {
  if (changes.length === 0) return refuse(badInput('Required parameter "cart_items" is missing.'));
  if (changes.length > MAX_LINES) return refuse(badInput(`Change at most ${MAX_LINES} things at once.`));
  const fault = changes.map(refuseChange).find((refusal) => refusal !== null);
  if (fault !== undefined) return refuse(fault);
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    let lines = await readLines(database, catalogue, cartId);
    for (const change of changes) {
      const found = findLine(lines, change);
      if (found === null) {
        const named = change.cart_item_uid ?? change.cart_item_id ?? '';
        return refuse(noSuchEntity(`Could not find cart item with id: ${named}.`));
      }
      const quantity = change.quantity ?? 0;
      const options = withoutNulls(change.customizable_options);
      const answered: Result<CartLine, LineRefusal> =
        options.length === 0 ? ok(found) : await withOptions(database, catalogue, found, options, context.now());
      if (!answered.ok) return refuse(badInput(answered.reason.message));
      const line = { ...answered.value, quantity };
      if (quantity === 0) {
        lines = lines.filter((one) => one.id !== line.id);
        await removeLine(database, line.id);
        continue;
      }
      lines = lines.map((one) => (one.id === line.id ? line : one));
      // Reducing a quantity is always allowed, even when stock has fallen below it.
      const refusal =
        quantity > found.quantity
          ? (refuseSale(line, lines) ?? refuseForStock(line, lines))
          : refuseTelephoneSale(line);
      if (refusal !== null) return refuse(badInput(refusal.message));
      const outOfSeason = quantity > found.quantity ? await refuseMore(catalogue, line, context.now()) : null;
      if (outOfSeason !== null) return refuse(badInput(outOfSeason));
      await storeQuantity(database, line.id, quantity);
      if (options.length === 0) continue;
      const stored = await storeOptions(database, lines, line);
      if (!stored.ok) return refuse(badInput(stored.reason.message));
      lines = stored.value;
    }
    return ok(null);
  });
}

/** Removes a line from a cart. */
export async function removeCartItem(
  context: ShopContext,
  cartId: string,
  name: LineName,
): Promise<Result<null, ShopRefusal>> {
  if (!isNamed(name)) return refuse(badInput('Required parameter "cart_item_id" is missing.'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    const found = findLine(await readLines(database, catalogue, cartId), name);
    if (found === null) return refuse(noSuchEntity("The cart doesn't contain the item"));
    await removeLine(database, found.id);
    return ok(null);
  });
}

/** Removes every line from a cart. */
export function removeAllLines(context: ShopContext, cartId: string): Promise<Result<null, ShopRefusal>> {
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    for (const { id } of await readLines(database, catalogue, cartId)) await removeLine(database, id);
    return ok(null);
  });
}
