import type { AddGroupInput, AddToCartInput } from '../../application/actions/cart-actions';
import type { OutputOf } from '../../application/actions/actions';
import type { AddToCart, AddToCartRequest } from '../../application/cart/add-to-cart';
import type { LoadCart } from '../../application/cart/load-cart';
import type { Clock } from '../../application/ports/clock';
import { toCartLine, type AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import { isQuantity, MAX_QUANTITY } from '../../domain/cart/quantity';
import type { GroupItem } from '../../domain/catalogue/group';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { PostAction } from './post-action';

export interface CartClientDeps {
  readonly post: PostAction;
  /** `Cart.id` of the cart that the page shows; null when it shows none. */
  readonly shownCart: () => string | null;
  readonly clock: Clock;
}

/** The visitor's cart. What the rules of the shop refuse is refused here, and not sent. */
export function cartClient({ post, shownCart, clock }: CartClientDeps) {
  const addToCart: AddToCart = async (request) => {
    const allowed = checkLine(request, clock);
    return allowed.ok ? post('add-to-cart', addToCartInput(request, shownCart())) : allowed;
  };
  const loadCart: LoadCart = () => post('load-cart', {});
  return {
    loadCart,
    countCart: () => post('count-cart', {}),
    addToCart,
    addGroup: async (sku: string, wanted: readonly GroupItem[]): Promise<OutputOf<'add-group'>> =>
      wanted.length === 0
        ? refuse({ kind: 'nothing-wanted' })
        : post('add-group', { cart: shownCart(), sku, quantities: quantitiesOf(wanted) }),
    changeQuantity: async (item: string, quantity: number, atOnce = false): Promise<OutputOf<'change-quantity'>> =>
      isQuantity(quantity)
        ? post('change-quantity', { cart: shownCart(), item, quantity }, { atOnce })
        : refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY }),
    removeItem: async (cart: Cart, item: string): Promise<OutputOf<'remove-item'>> =>
      cart.items.some(({ uid }) => uid === item) ? post('remove-item', { cart: shownCart(), item }) : ok(cart),
    applyCoupon: (code: string) => post('apply-coupon', { cart: shownCart(), code: code.trim() }),
    clearCart: () => post('clear-cart', { cart: shownCart() }),
    mergeCarts: (cart: string) => post('merge-carts', { cart }),
  };
}

/** Judges a request to add by the rules of the shop, as the server will do again. */
export function checkLine(request: AddToCartRequest, clock: Clock): Result<unknown, AddToCartRefusal> {
  const { product, quantity, answers, deliverySchedule } = request;
  const [places, lead] = 'categoryPaths' in product ? [product.categoryPaths, product.leadDays] : [[], null];
  return toCartLine(product, quantity, answers, deliveryRulesFor(places, clock.now(), lead, deliverySchedule));
}

/** The product by its sku and what was chosen of it; the server loads the rest. */
export function addToCartInput({ product, quantity, answers }: AddToCartRequest, cart: string | null): AddToCartInput {
  const chosen = 'configurable' in product ? (product.configurable?.chosen ?? []) : [];
  return { cart, sku: product.sku, chosen, answers, quantity };
}

function quantitiesOf(wanted: readonly GroupItem[]): AddGroupInput['quantities'] {
  return Object.fromEntries(wanted.map(({ product, quantity }) => [product.sku, quantity]));
}
