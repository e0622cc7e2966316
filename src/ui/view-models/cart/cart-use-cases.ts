import type { OutputOf } from '../../../application/actions/actions';
import type { AddToCart } from '../../../application/cart/add-to-cart';
import type { CountCart, LoadCart } from '../../../application/cart/load-cart';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { GroupItem } from '../../../domain/catalogue/group';
import type { Cart } from '../../../domain/cart/cart';
import type { Schedule } from '../shared/schedule';

export interface CartUseCases {
  readonly loadCart: LoadCart;
  readonly countCart: CountCart;
  readonly addToCart: AddToCart;
  /** `sku` is the grouped product's own. */
  readonly addGroup: (
    sku: string,
    wanted: readonly GroupItem[],
    answers: OptionAnswers,
  ) => Promise<OutputOf<'add-group'>>;
  /** `atOnce`: the page is being left, so the request does not wait in the queue. */
  readonly changeQuantity: (item: string, quantity: number, atOnce?: boolean) => Promise<OutputOf<'change-quantity'>>;
  readonly removeItem: (cart: Cart, item: string) => Promise<OutputOf<'remove-item'>>;
  /** An empty code removes the coupon. */
  readonly applyCoupon: (code: string) => Promise<OutputOf<'apply-coupon'>>;
  readonly applyGiftCard: (code: string) => Promise<OutputOf<'apply-gift-card'>>;
  readonly giftCardBalance: (code: string) => Promise<OutputOf<'check-gift-card'>>;
  /** `code` as the cart shows it. */
  readonly removeGiftCard: (code: string) => Promise<OutputOf<'remove-gift-card'>>;
  readonly clearCart: () => Promise<OutputOf<'clear-cart'>>;
}

export interface CartDeps {
  readonly useCases: CartUseCases;
  readonly schedule: Schedule;
  /** Tells the other tabs that the cart has changed. */
  readonly announce: () => void;
}
