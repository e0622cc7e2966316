import type { AddToCart, AddToCartRequest } from '../../application/cart/add-to-cart';
import type { LoadCart } from '../../application/cart/load-cart';
import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY } from '../../domain/shared/quantity';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import type { GroupItem } from '../../domain/catalogue/group';
import type { Failure } from '../../application/ports/failures';
import { ok, refuse } from '../../domain/shared/result';
import type { InputOf, OutputOf } from '../http/actions/actions';
import type { PostAction } from './post-action';

export interface CartClientDeps {
  readonly post: PostAction;
  /** `Cart.id` of the cart that the page shows; null when it shows none. */
  readonly shownCart: () => string | null;
  /** Why nothing can be put into a cart by this browser; null if it can, as when left out. */
  readonly obstacle?: () => Failure | null;
}

/**
 * The visitor's cart, which waits for a connection. Changes that the rules refuse by the cart alone are not sent; the server
 * applies the product rules.
 */
export function cartClient({ post: send, shownCart, obstacle = () => null }: CartClientDeps) {
  const post: PostAction = (name, input, options) => send(name, input, { ...options, waits: true });
  const unless = async <Answer>(add: () => Promise<Answer>) => {
    const reason = obstacle();
    return reason === null ? add() : refuse(reason);
  };
  const addToCart: AddToCart = (request) => unless(() => post('add-to-cart', addToCartInput(request, shownCart())));
  const loadCart: LoadCart = () => post('load-cart', {});
  return {
    loadCart,
    countCart: () => post('count-cart', {}),
    addToCart,
    addGroup: async (
      sku: string,
      wanted: readonly GroupItem[],
      answers: OptionAnswers,
    ): Promise<OutputOf<'add-group'>> =>
      wanted.length === 0
        ? refuse({ kind: 'nothing-selected' })
        : unless(() => post('add-group', { cart: shownCart(), sku, quantities: quantitiesOf(wanted), answers })),
    changeQuantity: async (item: string, quantity: number, atOnce = false): Promise<OutputOf<'change-quantity'>> =>
      isQuantity(quantity)
        ? post('change-quantity', { cart: shownCart(), item, quantity }, { atOnce })
        : refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY }),
    removeItem: async (cart: Cart, item: string): Promise<OutputOf<'remove-item'>> =>
      cart.items.some(({ uid }) => uid === item) ? post('remove-item', { cart: shownCart(), item }) : ok(cart),
    applyCoupon: (code: string) => post('apply-coupon', { cart: shownCart(), code: code.trim() }),
    applyGiftCard: (code: string) => post('apply-gift-card', { cart: shownCart(), code: code.trim() }),
    giftCardBalance: (code: string) => post('check-gift-card', { code: code.trim() }),
    removeGiftCard: (code: string) => post('remove-gift-card', { cart: shownCart(), code }),
    clearCart: () => post('clear-cart', { cart: shownCart() }),
  };
}

/** Identifies the product by its sku and configuration; the server loads the rest. */
export function addToCartInput(
  { product, quantity, answers }: AddToCartRequest,
  cart: string | null,
): InputOf<'add-to-cart'> {
  const chosen = 'configurable' in product ? (product.configurable?.chosen ?? []) : [];
  return { cart, sku: product.sku, chosen, answers, quantity };
}

function quantitiesOf(wanted: readonly GroupItem[]): InputOf<'add-group'>['quantities'] {
  return Object.fromEntries(wanted.map(({ product, quantity }) => [product.sku, quantity]));
}
