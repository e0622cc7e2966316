import type { Carts } from '../../../application/ports/cart';
import type { Failure, RejectionCode } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { GiftCardBalance } from '../../../domain/cart/gift-card';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { LineOptions } from '../../../domain/cart/change-options';
import { refuse, type Result } from '../../../domain/shared/result';
import { askAgain, isRefusedWhole, lacks } from '../call-middleware';
import type { CartCalls } from './cart-calls';
import { toGiftCardBalance } from './decode-cart';
import { numberedOptions, writtenAnswer } from './numbered-options';
import { decodeQuery, decodeResponse, UNEXPLAINED } from '../decode-response';
import {
  ADD_TO_CART,
  APPLY_COUPON,
  APPLY_GIFT_CARD,
  CART,
  CHANGE_ITEMS,
  CHANGE_ITEMS_OR_FAIL,
  KNOWS_CHANGE_ERRORS,
  REMOVE_COUPON,
  REMOVE_GIFT_CARD,
  REMOVE_ITEM,
  GIFT_CARD_BALANCE,
} from './cart-documents';
import { emptyCart } from './empty-cart';
import { mergeGuestCarts } from './merge-guest-carts';
import { number, record, text } from '../wire-value';

/** Magento Open Source has none. */
const NO_GIFT_CARDS: Failure = { kind: 'rejected', code: 'NO_GIFT_CARDS', message: '' };

/** Whether the backend answered, and may have meant the cart; what stands in front of it says nothing about carts. */
function isUnclear(reason: Failure): boolean {
  return reason === UNEXPLAINED || (reason.kind === 'rejected' && UNCLEAR.has(reason.code));
}

/** Rejections that may concern the cart as well as the added item. */
const UNCLEAR: ReadonlySet<RejectionCode> = new Set<RejectionCode>([
  'UNDEFINED',
  'NOT_PROVEN',
  'ALREADY_EXISTS',
  'MALFORMED',
]);

/**
 * Carts over the middleware. The packaged responses to changes omit entered texts and selected options, so changes are
 * sent by documents of our own.
 */
export class MiddlewareCarts implements Carts {
  constructor(private readonly calls: CartCalls) {}

  async open(): Promise<Result<string, Failure>> {
    return decodeResponse(await this.calls.call('createEmptyCart', []), 'createEmptyCart', (value) =>
      text(value, 'cart id'),
    );
  }

  async find(cartId: string): Promise<Result<Cart, Failure>> {
    return this.calls.read(cartId);
  }

  async totalQuantity(cartId: string): Promise<Result<number, Failure>> {
    const answer = await this.calls.call('cartTotalQty', [cartId]);
    return decodeQuery(answer, 'cart', (value) => number(record(value, 'cart').total_quantity ?? 0, 'total quantity'));
  }

  /** Magento errors without a category do not say that a cart is gone, so after a rejection the cart is read. */
  async addLine(cartId: string, line: CartLine): Promise<Result<Cart, Failure>> {
    const added = await this.addLines(cartId, [line]);
    if (added.ok || !isUnclear(added.reason)) return added;
    return (await this.isGone(cartId)) ? refuse({ kind: 'not-found', message: '' }) : added;
  }

  /** True if this cart is refused while a new one can be read; false if no cart can be read or a response is lost. */
  private async isGone(cartId: string): Promise<boolean> {
    if (!(await this.isRefused(cartId))) return false;
    const other = await this.open();
    return other.ok && other.value !== cartId && (await this.totalQuantity(other.value)).ok;
  }

  private async isRefused(cartId: string): Promise<boolean> {
    const answer = await this.calls.call('cartTotalQty', [cartId]);
    const read = decodeResponse(answer, 'cart', () => true);
    return !read.ok && (isUnclear(read.reason) || read.reason.kind === 'not-found');
  }

  async merge(sourceCartId: string, targetCartId: string): Promise<Result<Cart, Failure>> {
    return mergeGuestCarts(this.calls.call, this, sourceCartId, targetCartId);
  }

  async addLines(cartId: string, lines: readonly CartLine[]): Promise<Result<Cart, Failure>> {
    const variables = { cartId, cartItems: lines.map(fromLine) };
    return this.calls.change({ cartId, documents: ADD_TO_CART, root: 'addProductsToCart', variables });
  }

  /** Magento refuses a quantity without a code before 2.4.8, and where its sentences are translated; it is that of stock. */
  async changeQuantity(cartId: string, itemUid: string, quantity: number): Promise<Result<Cart, Failure>> {
    const changed = await this.changeItem(cartId, { cart_item_uid: itemUid, quantity });
    if (changed.ok || changed.reason.kind !== 'rejected') return changed;
    const { code, message } = changed.reason;
    return code === 'UNDEFINED' && message === ''
      ? refuse({ kind: 'rejected', code: 'INSUFFICIENT_STOCK', message })
      : changed;
  }

  /** Magento takes row ids here, which its uids contain. */
  async changeOptions(cartId: string, itemUid: string, options: LineOptions): Promise<Result<Cart, Failure>> {
    const customizable_options = numberedOptions(options);
    if (customizable_options === null) return refuse({ kind: 'rejected', code: 'UNDEFINED', message: '' });
    return this.changeItem(cartId, { cart_item_uid: itemUid, quantity: options.quantity, customizable_options });
  }

  async removeItem(cartId: string, itemUid: string): Promise<Result<Cart, Failure>> {
    return this.change(REMOVE_ITEM, 'removeItemFromCart', { cart_id: cartId, cart_item_uid: itemUid });
  }

  async empty(cartId: string): Promise<Result<Cart, Failure>> {
    return emptyCart(this.calls, cartId);
  }

  /** `no such entity` may mean the cart or the coupon code, so the cart is read to find out which is missing. */
  async applyCoupon(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    const applied = await this.change(APPLY_COUPON, 'applyCouponToCart', { cart_id: cartId, coupon_code: code });
    if (applied.ok || applied.reason.kind !== 'not-found') return applied;
    const cart = await this.totalQuantity(cartId);
    return cart.ok ? refuse({ kind: 'rejected', code: 'COUPON_NOT_VALID', message: applied.reason.message }) : applied;
  }

  async removeCoupon(cartId: string): Promise<Result<Cart, Failure>> {
    return this.change(REMOVE_COUPON, 'removeCouponFromCart', { cart_id: cartId });
  }

  /** Adobe Commerce refuses a code as an input error or as not found, which may also mean the cart. */
  async applyGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    const applied = await this.giftCard(APPLY_GIFT_CARD, 'applyGiftCardToCart', cartId, code);
    if (applied.ok || (applied.reason.kind !== 'not-found' && applied.reason.kind !== 'rejected')) return applied;
    if (applied.reason === NO_GIFT_CARDS) return applied;
    const cart = await this.totalQuantity(cartId);
    if (!cart.ok) return applied;
    const { message } = applied.reason;
    return refuse({ kind: 'rejected', code: 'GIFT_CARD_NOT_VALID', message });
  }

  async giftCardBalance(code: string): Promise<Result<GiftCardBalance, Failure>> {
    const answer = await askAgain(this.calls.call, { query: GIFT_CARD_BALANCE, queryVariables: { code } }, true);
    if (isRefusedWhole(answer)) return refuse(NO_GIFT_CARDS);
    const found = decodeQuery(answer, 'giftCardAccount', (value) =>
      toGiftCardBalance(record(value, 'gift card'), this.calls.context.currency),
    );
    if (found.ok || (found.reason.kind !== 'not-found' && found.reason.kind !== 'rejected')) return found;
    return refuse({ kind: 'rejected', code: 'GIFT_CARD_NOT_VALID', message: found.reason.message });
  }

  async removeGiftCard(cartId: string, code: string): Promise<Result<Cart, Failure>> {
    return this.giftCard(REMOVE_GIFT_CARD, 'removeGiftCardFromCart', cartId, code);
  }

  async attachEmail(cartId: string, email: string): Promise<Result<string, Failure>> {
    const answer = await this.calls.call('setGuestEmailOnCart', [{ email, cart_id: cartId }]);
    return decodeResponse(answer, 'setGuestEmailOnCart', (value) =>
      text(record(record(value, 'answer').cart, 'cart').email, 'email'),
    );
  }

  private async giftCard(
    documents: readonly string[],
    root: string,
    cartId: string,
    code: string,
  ): Promise<Result<Cart, Failure>> {
    const variables = { cart_id: cartId, gift_card_code: code };
    const answer = await this.calls.send({ cartId, documents, variables });
    const withGiftCards = { query: CART[documents.length - 1], queryVariables: { cartId } };
    const hasNone = await lacks(answer, () => this.calls.call('customQuery', [withGiftCards], true));
    return hasNone ? refuse(NO_GIFT_CARDS) : this.calls.changed(answer, root);
  }

  private async changeItem(cartId: string, item: object): Promise<Result<Cart, Failure>> {
    const variables = { input: { cart_id: cartId, cart_items: [item] } };
    const told = await this.calls.send({ cartId, documents: CHANGE_ITEMS, variables, isOptional: true });
    const knows = { mutation: KNOWS_CHANGE_ERRORS, mutationVariables: {} };
    const answer = (await lacks(told, () => this.calls.call('customMutation', [knows], true)))
      ? await this.calls.send({ cartId, documents: CHANGE_ITEMS_OR_FAIL, variables })
      : told;
    return this.calls.changed(answer, 'updateCartItems');
  }

  private change(
    documents: readonly string[],
    root: string,
    input: { readonly cart_id: string; readonly [name: string]: unknown },
  ): Promise<Result<Cart, Failure>> {
    return this.calls.change({ cartId: input.cart_id, documents, root, variables: { input } });
  }
}

function fromLine(line: CartLine) {
  const entered = line.entered.map((answer) => ({ uid: answer.uid, value: writtenAnswer(answer) }));
  return {
    sku: line.sku,
    quantity: line.quantity,
    ...(line.parentSku === null ? {} : { parent_sku: line.parentSku }),
    ...(entered.length === 0 ? {} : { entered_options: entered }),
    ...(line.selected.length === 0 ? {} : { selected_options: line.selected }),
  };
}
