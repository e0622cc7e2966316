import type { Harness, ProductKind } from './harness';
import { lineOf } from './lines';
import { present, valueOf } from './suite';

/** A cart that holds one line, and that line as the port shows it. */
export async function filledCart(h: Harness, kind: ProductKind, quantity = 1) {
  const cartId = await h.given.cart();
  const cart = valueOf(await h.ports.carts.addLines(cartId, [await lineOf(h, kind, quantity)]));
  return { cartId, cart, item: present(cart.items[0], 'item in the cart') };
}
