import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { isEmptyCart } from '../../../domain/cart/is-empty-cart';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallResponse, isRefusedWhole } from '../call-middleware';
import { decodeResponse, UNEXPLAINED } from '../decode-response';
import { record, records } from '../wire-value';
import type { CartCalls } from './cart-calls';
import { CLEAR_CART } from './cart-documents';
import { setQuantities } from './merge-guest-carts';

/** `Carts.empty`: Magento Open Source can only remove lines by their uids, which those that it cannot show lack. */
export async function emptyCart(calls: CartCalls, cartId: string): Promise<Result<Cart, Failure>> {
  const found = await calls.read(cartId);
  if (!found.ok || isEmptyCart(found.value)) return found;
  const { id, items } = found.value;
  const change = { mutation: CLEAR_CART, mutationVariables: { cartId: id } };
  const cleared = await calls.call('customMutation', [change], true);
  const emptied = isRefusedWhole(cleared) ? await removeAll(calls, id, items) : clearedIn(cleared);
  return emptied.ok ? calls.read(id) : emptied;
}

async function removeAll({ call }: CartCalls, cartId: string, items: Cart['items']): Promise<Result<unknown, Failure>> {
  if (items.length === 0) return ok(null);
  const none = items.map(({ uid }) => ({ uid, quantity: 0 }));
  return decodeResponse(await setQuantities(call, cartId, none), 'updateCartItems', () => null);
}

function clearedIn(answer: CallResponse): Result<unknown, Failure> {
  const cleared = decodeResponse(answer, 'clearCart', (value) => records(record(value, 'clearCart').errors).length);
  return cleared.ok && cleared.value > 0 ? refuse(UNEXPLAINED) : cleared;
}
