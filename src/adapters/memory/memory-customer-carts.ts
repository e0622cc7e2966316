import type { CustomerCarts } from '../../application/ports/customer-carts';
import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import { NOBODY, type WhoAsks } from './memory-people';
import type { MemoryShop } from './memory-shop';
import { showCart } from './show-cart';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';

export class MemoryCustomerCarts implements CustomerCarts {
  constructor(
    private readonly shop: MemoryShop,
    private readonly who: WhoAsks = NOBODY,
  ) {}

  own(): Promise<Result<Cart, Failure>> {
    return this.shop.wire.answer('customerCarts.own', () => {
      const cart = this.shop.ownCart(this.who);
      return cart.ok ? ok(showCart(this.shop, cart.value)) : cart;
    });
  }

  /** What both carts hold alike becomes one line. */
  adopt(cartInHand: string): Promise<Result<Cart, Failure>> {
    return this.shop.wire.answer('customerCarts.adopt', () => {
      const own = this.shop.ownCart(this.who);
      if (!own.ok) return own;
      if (own.value.id === cartInHand) return ok(showCart(this.shop, own.value));
      const guest = this.shop.openCart(cartInHand);
      if (!guest.ok) return guest;
      const merged = guest.value.lines.reduce<StoredCart>(withLine, own.value);
      this.shop.carts.delete(cartInHand);
      return ok(showCart(this.shop, this.shop.keep({ ...merged, coupon: merged.coupon ?? guest.value.coupon })));
    });
  }
}

function withLine(cart: StoredCart, line: StoredLine): StoredCart {
  const said = ({ entered, selected, parts }: StoredLine) => JSON.stringify([entered, selected, parts]);
  const twin = cart.lines.find((held) => soldSku(held) === soldSku(line) && said(held) === said(line));
  if (twin === undefined) return { ...cart, lines: [...cart.lines, line] };
  const both = { ...twin, quantity: twin.quantity + line.quantity };
  return { ...cart, lines: cart.lines.map((held) => (held === twin ? both : held)) };
}
