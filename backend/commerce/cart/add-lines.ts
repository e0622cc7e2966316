import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import type { CartLine, ResolvedLine } from './cart-record';
import {
  isQuantity,
  type LineRefusal,
  lineRefusal,
  type LineRequest,
  MAX_QUANTITY,
  QUANTITY_RULE,
} from './line-request';
import { lineSignature, storeLine, storeQuantity } from './store-line';
import { changeCart, type OpenCart } from './open-cart';
import { readLines } from './read-cart';
import { refuseForStock, refuseSale } from './refuse-sale';
import { validateLine } from './validate-line';

/** Lines in one cart; every change reads and prices all of them. */
export const MAX_LINES = 100;
export const TOO_MANY_LINES = `A cart holds at most ${MAX_LINES} different things.`;

/** The lines of one request are refused together, each with its reason. */
export interface LinesRefused {
  readonly kind: 'lines-refused';
  readonly errors: readonly LineRefusal[];
}

type Draft = ResolvedLine & { readonly id: number | null };

/** The lines with one more, merged with an equal line; refused for lack of stock or above the largest quantity. */
function withLine(lines: readonly Draft[], added: ResolvedLine): Result<readonly Draft[], LineRefusal> {
  const signature = lineSignature(added);
  const same = lines.find((line) => lineSignature(line) === signature);
  const line: Draft = { ...added, id: same?.id ?? null, quantity: added.quantity + (same?.quantity ?? 0) };
  if (line.quantity > MAX_QUANTITY) return refuse(lineRefusal('UNDEFINED', QUANTITY_RULE));
  const all = same === undefined ? [...lines, line] : lines.map((one) => (one === same ? line : one));
  const refusal = refuseSale(line, all) ?? refuseForStock(line, all);
  return refusal === null ? ok(all) : refuse(refusal);
}

async function addTo(
  cart: OpenCart,
  requests: readonly LineRequest[],
  now: number,
): Promise<Result<null, ShopRefusal | LinesRefused>> {
  // The delivery zone is not known yet; it is checked when the order is placed.
  const rules = { now, deliverySchedule: await readDeliverySchedule(cart.database), zone: null };
  const before: readonly CartLine[] = await readLines(cart.database, cart.catalogue, cart.id);
  let lines: readonly Draft[] = before;
  const errors: LineRefusal[] = [];
  for (const request of requests) {
    const resolved = await validateLine(cart.database, cart.catalogue, request, rules);
    const extended = resolved.ok ? withLine(lines, resolved.value) : resolved;
    if (extended.ok) lines = extended.value;
    else errors.push(extended.reason);
  }
  if (errors.length > 0) return refuse({ kind: 'lines-refused', errors });
  if (lines.length > MAX_LINES) return refuse(badInput(TOO_MANY_LINES));
  for (const line of lines) {
    const old = before.find((one) => one.id === line.id);
    if (old === undefined) await storeLine(cart.database, cart.id, line);
    else if (old.quantity !== line.quantity) await storeQuantity(cart.database, old.id, line.quantity);
  }
  return ok(null);
}

/** Refuses more lines, or more options of one line, than a cart has lines. */
export function refuseTooMany(list: readonly unknown[]): ShopRefusal | null {
  return list.length > MAX_LINES ? badInput(`Add at most ${MAX_LINES} things at once.`) : null;
}

/**
 * Adds lines to a cart, all of them or none. A quantity that is not a whole number from 1 is invalid input; every other
 * refusal is reported per line.
 */
export async function addLines(
  context: ShopContext,
  cartId: string,
  requests: readonly LineRequest[],
): Promise<Result<null, ShopRefusal | LinesRefused>> {
  const tooMany = refuseTooMany(requests);
  if (tooMany !== null) return refuse(tooMany);
  if (!requests.every((request) => isQuantity(request.quantity, false))) return refuse(badInput(QUANTITY_RULE));
  return changeCart(context, cartId, (cart) => addTo(cart, requests, context.now()));
}
