import type { Carts } from '../../application/ports/carts';
import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import type { Product } from '../../domain/catalogue/product';
import { DEFAULT_SCHEDULE } from '../../domain/delivery/delivery-schedule';
import { deliveryRulesFor, type DeliveryRules } from '../../domain/delivery/delivery-rules';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { acceptLine, refusalOfQuantity, refusalOfStock, type AcceptedProduct } from './accept-line';
import { isEmail } from './memory-email';
import { NO_TOKEN, type CurrentToken } from './memory-people';
import type { InMemoryStore } from './in-memory-store';
import type { PortCall } from './memory-wire';
import { rejected } from './rejected';
import { showCart } from './show-cart';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';

const BAD_COUPON = "The coupon code isn't valid. Verify the code and try again.";

export class MemoryCarts implements Carts {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  /** Whoever is signed in has a cart of their own already; which one a guest holds is known to the guest alone. */
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
    return this.change('carts.addLine', cartId, (cart) => this.withAdded(cart, line));
  }

  changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>> {
    return this.change('carts.changeQuantity', cartId, (cart) => {
      const line = cart.lines.find(({ uid }) => uid === itemUid);
      if (line === undefined) return noSuchItem(itemUid);
      if (quantity === 0) return ok(without(cart, itemUid));
      const refusal = refusalOfQuantity(quantity) ?? this.refusalOfStock(line, cart, quantity - line.quantity);
      return refusal === null ? ok(withLine(cart, { ...line, quantity })) : refuse(refusal);
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
        (cart, line) => (cart.ok ? this.withAdded(cart.value, requestFor(line)) : cart),
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

  /** The same thing with the same answers joins the line that is there. */
  private withAdded(cart: StoredCart, line: CartLine): Result<StoredCart, Failure> {
    const accepted = acceptLine(this.shop.data.products, line, (product) => this.rulesFor(product));
    if (!accepted.ok) return accepted;
    const refusal = this.refusalOfStock(accepted.value, cart, line.quantity);
    if (refusal !== null) return refuse(refusal);
    const twin = cart.lines.find((present) => isTwin(present, line));
    if (twin !== undefined) return ok(withLine(cart, { ...twin, quantity: twin.quantity + line.quantity }));
    const { quantity, entered, selected } = line;
    const added = { ...accepted.value, uid: `item-${this.shop.nextId()}`, quantity, entered, selected };
    return ok({ ...cart, lines: [...cart.lines, added] });
  }

  private rulesFor({ categoryPaths, leadDays }: Product): DeliveryRules {
    return deliveryRulesFor(
      categoryPaths,
      this.shop.now(),
      leadDays,
      this.shop.data.deliverySchedule ?? DEFAULT_SCHEDULE,
    );
  }

  /** Counts what the whole cart holds of the thing, however its lines differ. */
  private refusalOfStock(products: AcceptedProduct, cart: StoredCart, more: number): Failure | null {
    const sku = soldSku(products);
    const held = cart.lines.filter((line) => soldSku(line) === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    return refusalOfStock(products.products.product.name, held + more, this.shop.stockLeft(sku));
  }
}

function without(cart: StoredCart, itemUid: string): StoredCart {
  return { ...cart, lines: cart.lines.filter(({ uid }) => uid !== itemUid) };
}

function withLine(cart: StoredCart, line: StoredLine): StoredCart {
  return { ...cart, lines: cart.lines.map((present) => (present.uid === line.uid ? line : present)) };
}

/** What was asked for when the line was added. */
function requestFor(line: StoredLine): CartLine {
  const { products, variant, quantity, entered, selected } = line;
  return { sku: soldSku(line), parentSku: variant && products.product.sku, quantity, entered, selected };
}

function isTwin(present: StoredLine, line: CartLine): boolean {
  const answers = ({ entered, selected }: Pick<CartLine, 'entered' | 'selected'>) =>
    JSON.stringify([entered, selected]);
  return soldSku(present) === line.sku && answers(present) === answers(line);
}

function noSuchItem(uid: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `The cart doesn't contain the item ${uid}` });
}
