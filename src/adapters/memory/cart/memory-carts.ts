import type { Carts } from '../../../application/ports/carts';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { CartLine } from '../../../domain/cart/cart-line';
import type { LineOptions } from '../../../domain/cart/change-options';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { refusalOfQuantity } from './validate-line';
import { addLine, refusalOfMore, withLine } from './add-line';
import { changeLine, requestFor } from './change-line';
import { isEmail } from '../customer/email-address';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import type { PortCall } from '../memory-wire';
import { rejected } from '../rejected';
import { showCart } from './to-cart';
import type { StoredCart } from './stored-cart';

const BAD_COUPON = "The coupon code isn't valid. Verify the code and try again.";

export class MemoryCarts implements Carts {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  /** A customer already has a cart; a guest's cart is known only by its id. */
  open(): Promise<Result<string, Failure>> {
    return this.shop.wire.answer('carts.open', () => {
      const own = this.shop.openCustomerCart(this.who);
      return ok(own.ok ? own.value.id : this.shop.openNewCart().id);
    });
  }

  find(cartId: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.find', cartId, ok);
  }

  totalQuantity(cartId: string): Promise<Result<number, Failure>> {
    return this.shop.wire.answer('carts.totalQuantity', () => {
      const cart = this.shop.openCart(cartId, this.who);
      return cart.ok ? ok(showCart(this.shop, cart.value).totalQuantity) : cart;
    });
  }

  addLine(cartId: string, line: CartLine): Promise<Result<Cart, Failure>> {
    return this.change('carts.addLine', cartId, (cart) => addLine(this.shop, cart, line));
  }

  changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>> {
    return this.change('carts.changeQuantity', cartId, (cart) => {
      const line = cart.lines.find(({ uid }) => uid === itemUid);
      if (line === undefined) return noSuchItem(itemUid);
      if (quantity === 0) return ok(without(cart, itemUid));
      const refusal = refusalOfQuantity(quantity) ?? refusalOfMore(this.shop, line, cart, quantity - line.quantity);
      return refusal === null ? ok(withLine(cart, { ...line, quantity })) : refuse(refusal);
    });
  }

  changeOptions(cartId: string, itemUid: string, options: LineOptions): Promise<Result<Cart, Failure>> {
    return this.change('carts.changeOptions', cartId, (cart) => {
      const line = cart.lines.find(({ uid }) => uid === itemUid);
      return line === undefined ? noSuchItem(itemUid) : changeLine(this.shop, cart, line, options);
    });
  }

  removeItem(cartId: string, itemUid: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.removeItem', cartId, (cart) => {
      const left = without(cart, itemUid);
      return left.lines.length === cart.lines.length ? noSuchItem(itemUid) : ok(left);
    });
  }

  applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.applyCoupon', cartId, (cart) => {
      if (cart.lines.length === 0) return rejected('Cart does not contain products.');
      const { coupon } = this.shop.data;
      if (code.trim().toLowerCase() !== coupon.code.toLowerCase()) return rejected(BAD_COUPON);
      return ok({ ...cart, coupon: coupon.code });
    });
  }

  removeCoupon(cartId: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.removeCoupon', cartId, (cart) => ok({ ...cart, coupon: null }));
  }

  merge(sourceCartId: string, targetCartId: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.merge', targetCartId, (target) => {
      const source = this.shop.openCart(sourceCartId, this.who);
      if (!source.ok) return source;
      if (source.value.id === target.id) return ok(target);
      const merged = source.value.lines.reduce<Result<StoredCart, Failure>>(
        (cart, line) => (cart.ok ? addLine(this.shop, cart.value, requestFor(line)) : cart),
        ok(target),
      );
      if (merged.ok) this.shop.carts.delete(source.value.id);
      return merged;
    });
  }

  attachEmail(cartId: string, email: string): Promise<Result<string, Failure>> {
    return this.shop.wire.answer('carts.attachEmail', () => {
      const cart = this.shop.openCart(cartId, this.who);
      if (!cart.ok) return cart;
      if (cart.value.owner !== null) return rejected('The request is not allowed for logged in customers');
      if (!isEmail(email)) return rejected('Invalid email format');
      this.shop.keep({ ...cart.value, email });
      return ok(email);
    });
  }

  private change(
    call: PortCall,
    cartId: string,
    decide: (cart: StoredCart) => Result<StoredCart, Failure>,
  ): Promise<Result<Cart, Failure>> {
    return this.shop.wire.answer(call, () => {
      const open = this.shop.openCart(cartId, this.who);
      const changed = open.ok ? decide(open.value) : open;
      return changed.ok ? ok(showCart(this.shop, this.shop.keep(changed.value))) : changed;
    });
  }
}

function without(cart: StoredCart, itemUid: string): StoredCart {
  return { ...cart, lines: cart.lines.filter(({ uid }) => uid !== itemUid) };
}

function noSuchItem(uid: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `The cart doesn't contain the item ${uid}` });
}
