import type { Cart } from '../../src/domain/cart/cart';
import type { CartLine } from '../../src/domain/cart/add-to-cart';
import type { Harness, Ports, ProductKind } from './harness';
import { lineOf } from './lines';
import { present, valueOf } from './suite';

/** A guest with an empty cart. */
export async function emptyCart(h: Harness) {
  const { ports } = await h.given.visitor();
  return { ports, cartId: valueOf(await ports.carts.open()) };
}

/** Adds the lines one by one; returns the cart, whose id may have changed. */
export async function put({ carts }: Ports, cartId: string, ...lines: readonly CartLine[]): Promise<Cart> {
  const filled: Cart[] = [];
  for (const line of lines) filled.push(valueOf(await carts.addLine(filled.at(-1)?.id ?? cartId, line)));
  return present(filled.at(-1), 'line');
}

/** A guest whose cart holds these lines. */
export async function cartOf(h: Harness, ...lines: readonly CartLine[]) {
  const { ports, cartId } = await emptyCart(h);
  return { ports, cart: await put(ports, cartId, ...lines) };
}

/** A guest whose cart holds one line, and that line as the port shows it. */
export async function filledCart(h: Harness, kind: ProductKind, quantity = 1) {
  const { ports, cart } = await cartOf(h, await lineOf(h, kind, quantity));
  return { ports, cartId: cart.id, cart, item: present(cart.items[0], 'item in the cart') };
}
