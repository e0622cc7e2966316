import type { Carts } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { GiftCardBalance } from '../../../domain/cart/gift-card';
import { isGiftCardByEmail } from '../../../domain/catalogue/options/gift-card-options';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { LineOptions } from '../../../domain/cart/change-options';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { refusalOfQuantity } from './validate-line';
import type { MemoryGiftCard } from '../in-memory-store-data';
import { masked } from './memory-gift-cards';
import { addLine, refusalOfMore, withLine, changeLine, requestFor } from './change-lines';
import { isEmail } from '../customer/email-address';
import { NO_TOKEN, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { type PortCall, rejected } from '../memory-wire';
import { findCoupon, productsOf, showCart } from './to-cart';
import type { StoredCart } from './stored-cart';

const BAD_GIFT_CARD =
  'We could not use this code. Please check it letter by letter; a card that is spent or has expired cannot be used.';
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

  empty(cartId: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.empty', cartId, (cart) => ok({ ...cart, lines: [] }));
  }

  applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.applyCoupon', cartId, (cart) => {
      if (cart.lines.length === 0) return rejected('Cart does not contain products.');
      const coupon = findCoupon(this.shop, code);
      if (coupon === null || productsOf(cart) < (coupon.leastPence ?? 0)) return rejected(BAD_COUPON);
      return ok({ ...cart, coupon: coupon.code });
    });
  }

  removeCoupon(cartId: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.removeCoupon', cartId, (cart) => ok({ ...cart, coupon: null }));
  }

  applyGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.applyGiftCard', cartId, (cart) => {
      const card = this.shop.giftCards.find(code);
      const refusal = card === null ? BAD_GIFT_CARD : refusalOfGiftCard(this.shop, cart, card);
      if (refusal !== null) return refuse({ kind: 'rejected', code: 'GIFT_CARD_NOT_VALID', message: refusal });
      return ok({ ...cart, giftCards: [...new Set([...cart.giftCards, masked(code)])] });
    });
  }

  giftCardBalance(code: string): Promise<Result<GiftCardBalance, Failure>> {
    return this.shop.wire.answer('carts.giftCardBalance', () => {
      const card = this.shop.giftCards.find(code);
      if (card === null) return refuse({ kind: 'rejected', code: 'GIFT_CARD_NOT_VALID', message: BAD_GIFT_CARD });
      const balance = { pence: card.pence, currency: this.shop.data.store.defaultCurrency };
      return ok({ code: masked(code), balance, expiresOn: card.expiresOn });
    });
  }

  removeGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    return this.change('carts.removeGiftCard', cartId, (cart) =>
      cart.giftCards.includes(code)
        ? ok({ ...cart, giftCards: cart.giftCards.filter((one) => one !== code) })
        : refuse({ kind: 'not-found', message: "The gift card couldn't be deleted from the quote." }),
    );
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

function refusalOfGiftCard(shop: InMemoryStore, cart: StoredCart, card: MemoryGiftCard): string | null {
  if (card.expiresOn < new Date(shop.now()).toISOString().slice(0, 10)) return 'This gift card has expired.';
  if (card.pence === 0) return 'There is nothing left on this gift card.';
  if (cart.lines.length === 0) return 'Cart does not contain products.';
  const isOnlyCards = cart.lines.every(({ products }) => isGiftCardByEmail(products.product.customizableOptions));
  return isOnlyCards ? 'A gift card cannot pay for another gift card.' : null;
}

function without(cart: StoredCart, itemUid: string): StoredCart {
  return { ...cart, lines: cart.lines.filter(({ uid }) => uid !== itemUid) };
}

function noSuchItem(uid: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `The cart doesn't contain the item ${uid}` });
}
