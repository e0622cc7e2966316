import type { CustomerCarts, GuestLines } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { MAX_QUANTITY } from '../../../domain/shared/quantity';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { showCart } from './to-cart';
import { requestFor } from './change-lines';
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

  guestLines(cartId: string): Promise<Result<GuestLines, Failure>> {
    return this.shop.wire.answer('customerCarts.guestLines', () => {
      const guest = this.shop.openCart(cartId);
      if (!guest.ok) return guest;
      const lines = guest.value.lines.map((line) => ({
        ...requestFor(line),
        uid: line.uid,
        name: line.products.product.name,
      }));
      return ok({ lines, unread: 0 });
    });
  }

  removeGuestLine(cartId: string, lineUid: string): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('customerCarts.removeGuestLine', () => {
      const guest = this.shop.openCart(cartId);
      if (!guest.ok) return guest;
      const lines = guest.value.lines.filter(({ uid }) => uid !== lineUid);
      if (lines.length === guest.value.lines.length) return refuse({ kind: 'not-found', message: '' });
      this.shop.keep({ ...guest.value, lines });
      return ok(undefined);
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
