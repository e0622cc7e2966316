import { makeLoadCustomerCart } from '../../application/account/load-customer-cart';
import type { OpenCustomerCart } from '../../application/account/open-customer-cart';
import { makeAddToCart } from '../../application/cart/add-to-cart';
import { makeApplyGiftCard, makeRemoveGiftCard } from '../../application/cart/apply-gift-card';
import { makeApplyCoupon } from '../../application/cart/apply-coupon';
import { makeChangeOptions } from '../../application/cart/change-options';
import { makeChangeQuantity } from '../../application/cart/change-quantity';
import { makeClearCart } from '../../application/cart/clear-cart';
import { makeCountCart } from '../../application/cart/count-cart';
import { makeLoadCart } from '../../application/cart/load-cart';
import { makeRemoveItem } from '../../application/cart/remove-item';
import { makeViewCart } from '../../application/cart/view-cart';
import type { Carts } from '../../application/ports/carts';
import type { Clock } from '../../application/ports/clock';
import type { VisitorSession } from './visitor-session';

interface CartParts {
  readonly carts: Carts;
  readonly session: Pick<VisitorSession, 'cart' | 'auth'>;
  readonly clock: Clock;
  readonly openCustomerCart: OpenCustomerCart;
}

/** The cart use cases of a request. */
export function cartUseCases({ carts, session, clock, openCustomerCart }: CartParts) {
  const { cart: cartSession, auth: authSession } = session;
  const loadGuestCart = makeLoadCart({ carts, cartSession });
  return {
    loadCart: makeLoadCustomerCart({ openCustomerCart, authSession, loadGuestCart }),
    viewCart: makeViewCart({ carts, cartSession }),
    countCart: makeCountCart({ carts, cartSession }),
    addToCart: makeAddToCart({
      carts,
      cartSession,
      clock,
      openCustomerCart: whenSignedIn(authSession, openCustomerCart),
    }),
    changeOptions: makeChangeOptions({ carts, cartSession, clock }),
    changeQuantity: makeChangeQuantity({ carts, cartSession }),
    removeItem: makeRemoveItem({ carts, cartSession }),
    applyCoupon: makeApplyCoupon({ carts, cartSession }),
    applyGiftCard: makeApplyGiftCard({ carts, cartSession }),
    removeGiftCard: makeRemoveGiftCard({ carts, cartSession }),
    clearCart: makeClearCart({ carts, cartSession }),
  };
}

function whenSignedIn(
  authSession: { isSignedIn(): boolean },
  openCustomerCart: OpenCustomerCart,
): OpenCustomerCart | undefined {
  return authSession.isSignedIn() ? openCustomerCart : undefined;
}
