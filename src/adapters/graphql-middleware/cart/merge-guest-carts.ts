import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { Carts, GuestLine } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { CART_LINES } from './cart-documents';
import { toCartLines } from './decode-cart-lines';

interface GuestCarts extends Pick<Carts, 'find'> {
  /** In one call. */
  addLines(cartId: string, lines: readonly CartLine[]): Promise<Result<Cart, Failure>>;
}

type Refused = Extract<Result<Cart, Failure>, { readonly ok: false }>;

/**
 * `Carts.merge` for guests, because the API's `mergeCarts` is for customers only: the lines are read from the source,
 * added to the target in one call, and then removed from the source.
 */
export async function mergeGuestCarts(
  call: CallMiddleware,
  carts: GuestCarts,
  sourceCartId: string,
  targetCartId: string,
): Promise<Result<Cart, Failure>> {
  const [source, before] = await Promise.all([readLines(call, sourceCartId), carts.find(targetCartId)]);
  if (!before.ok) return before;
  if (!source.ok) return source;
  if (source.value.length === 0 || sourceCartId === targetCartId) return before;
  const added = await carts.addLines(targetCartId, source.value);
  const merged = added.ok ? added : await settle(call, carts, before.value, source.value, added);
  if (merged.ok) {
    const none = source.value.map(({ uid }) => ({ uid, quantity: 0 }));
    await setQuantities(call, sourceCartId, none);
  }
  return merged;
}

/** After a lost response the lines may have been added; after a rejection Magento has added the lines it did not reject. */
async function settle(
  call: CallMiddleware,
  carts: GuestCarts,
  before: Cart,
  lines: readonly GuestLine[],
  refused: Refused,
): Promise<Result<Cart, Failure>> {
  const now = await carts.find(before.id);
  if (!now.ok) return refused;
  const all = lines.reduce((sum, { quantity }) => sum + quantity, before.totalQuantity);
  if (refused.reason.kind === 'unreachable' && now.value.totalQuantity === all) return now;
  const added = now.value.items.flatMap(({ uid, quantity }) => {
    const held = before.items.find((item) => item.uid === uid)?.quantity ?? 0;
    return quantity > held ? [{ uid, quantity: held }] : [];
  });
  if (added.length > 0) await setQuantities(call, before.id, added);
  return refused;
}

async function readLines(call: CallMiddleware, cartId: string): Promise<Result<readonly GuestLine[], Failure>> {
  const answer = await call('customQuery', [{ query: CART_LINES, queryVariables: { cartId } }]);
  return decodeQuery(answer, 'cart', toCartLines);
}

/** 0 removes an item. */
export function setQuantities(
  call: CallMiddleware,
  cartId: string,
  items: readonly Pick<GuestLine, 'uid' | 'quantity'>[],
) {
  const changes = items.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity }));
  return call('updateCartItems', [{ cart_id: cartId, cart_items: changes }]);
}
