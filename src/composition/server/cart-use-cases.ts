import type { OpenCustomerCart } from '../../application/account/open-customer-cart';
import { makeAddToCart } from '../../application/cart/add-to-cart';
import { makeApplyCoupon } from '../../application/cart/apply-coupon';
import { makeChangeQuantity } from '../../application/cart/change-quantity';
import { makeClearCart } from '../../application/cart/clear-cart';
import { makeCountCart } from '../../application/cart/count-cart';
import { makeLoadCart } from '../../application/cart/load-cart';
import { makeRemoveItem } from '../../application/cart/remove-item';
import { makeViewCart } from '../../application/cart/view-cart';
import type { Carts } from '../../application/ports/carts';
import type { Clock } from '../../application/ports/clock';
import type { CartSession } from '../../application/ports/cart-session';

/** What a visitor can do with a cart, the same on the server and in the browser. */
export function cartUseCases(carts: Carts, visitor: CartSession, clock: Clock, openCustomerCart?: OpenCustomerCart) {
  return {
    loadCart: makeLoadCart({ carts, visitor }),
    viewCart: makeViewCart({ carts, visitor }),
    countCart: makeCountCart({ carts, visitor }),
    addToCart: makeAddToCart({ carts, visitor, clock, openCustomerCart }),
    changeQuantity: makeChangeQuantity({ carts, visitor }),
    removeItem: makeRemoveItem({ carts, visitor }),
    applyCoupon: makeApplyCoupon({ carts, visitor }),
    clearCart: makeClearCart({ carts, visitor }),
  };
}
