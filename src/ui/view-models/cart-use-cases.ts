import type { AddToCart } from '../../application/cart/add-to-cart';
import type { ApplyCoupon } from '../../application/cart/apply-coupon';
import type { ChangeQuantity } from '../../application/cart/change-quantity';
import type { ClearCart } from '../../application/cart/clear-cart';
import type { CountCart } from '../../application/cart/count-cart';
import type { LoadCart } from '../../application/cart/load-cart';
import type { RemoveItem } from '../../application/cart/remove-item';
import type { Schedule } from './schedule';

export interface CartUseCases {
  readonly loadCart: LoadCart;
  readonly countCart: CountCart;
  readonly addToCart: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeItem: RemoveItem;
  readonly applyCoupon: ApplyCoupon;
  readonly clearCart: ClearCart;
}

export interface CartDeps {
  readonly useCases: CartUseCases;
  readonly schedule: Schedule;
  /** Told when the visitor's sign-in does not count any more. */
  readonly onUnauthorised?: () => void;
}
