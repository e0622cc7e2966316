import type { CustomerCarts } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { MAX_QUANTITY } from '../../../domain/shared/quantity';
import { ok, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { showCart } from './to-cart';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';

export class MemoryCustomerCarts implements CustomerCarts {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  own(): Promise<Result<Cart, Failure>> {
    return this.shop.wire.answer('customerCarts.own', () => {
      const cart = this.shop.openCustomerCart(this.who);
      return cart.ok ? ok(showCart(this.shop, cart.value)) : cart;
    });
  }

  /** Equal lines are merged into one. Quantities above the stock or the product's largest are dropped. */
  merge(activeCartId: string): Promise<Result<Cart, Failure>> {
    return this.shop.wire.answer('customerCarts.merge', () => {
      const own = this.shop.openCustomerCart(this.who);
      if (!own.ok) return own;
      if (own.value.id === activeCartId) return ok(showCart(this.shop, own.value));
      const guest = this.shop.openCart(activeCartId);
      if (!guest.ok) return guest;
      const merged = guest.value.lines.reduce<StoredCart>((cart, line) => this.withLine(cart, line), own.value);
      this.shop.carts.delete(activeCartId);
      return ok(showCart(this.shop, this.shop.keep({ ...merged, coupon: merged.coupon ?? guest.value.coupon })));
    });
  }

  private withLine(cart: StoredCart, line: StoredLine): StoredCart {
    const twin = cart.lines.find((held) => soldSku(held) === soldSku(line) && saidOf(held) === saidOf(line));
    const quantity = Math.min(line.quantity, this.spare(cart, line), MAX_QUANTITY - (twin?.quantity ?? 0));
    if (quantity <= 0) return cart;
    if (twin === undefined) return { ...cart, lines: [...cart.lines, { ...line, quantity }] };
    const both = { ...twin, quantity: twin.quantity + quantity };
    return { ...cart, lines: cart.lines.map((held) => (held === twin ? both : held)) };
  }

  /** The quantity that the stock and the product's largest quantity still allow beside the cart's lines. */
  private spare(cart: StoredCart, line: StoredLine): number {
    const { sku, maxQuantity } = line.products.product;
    const taken = (isSame: (one: StoredLine) => boolean) =>
      cart.lines.filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0);
    return Math.min(
      (this.shop.stockLeft(soldSku(line)) ?? Infinity) - taken((one) => soldSku(one) === soldSku(line)),
      (maxQuantity ?? Infinity) - taken((one) => one.products.product.sku === sku),
    );
  }
}

function saidOf({ entered, selected, parts }: StoredLine): string {
  return JSON.stringify([entered, selected, parts]);
}
