import type { AddToCart } from '../../../application/cart/add-to-cart';
import type { CountCart, LoadCart } from '../../../application/cart/load-cart';
import type { Carts } from '../../../application/ports/cart';
import type { ResultOf } from '../../../application/result-of';
import type { UseCases } from '../../../application/use-cases';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { GroupItem } from '../../../domain/catalogue/group';
import type { Cart } from '../../../domain/cart/cart';
import type { Schedule } from '../shared/schedule';

type Run = UseCases['cart'];

export interface CartUseCases {
  readonly loadCart: LoadCart;
  readonly countCart: CountCart;
  readonly addToCart: AddToCart;
  /** `sku` is the grouped product's own. */
  readonly addGroup: (
    sku: string,
    wanted: readonly GroupItem[],
    answers: OptionAnswers,
  ) => Promise<ResultOf<Run['addGroup']>>;
  /** `atOnce`: the page is being left, so the request does not wait in the queue. */
  readonly changeQuantity: (
    item: string,
    quantity: number,
    atOnce?: boolean,
  ) => Promise<ResultOf<Run['changeQuantity']>>;
  readonly removeItem: (cart: Cart, item: string) => Promise<ResultOf<Run['removeItem']>>;
  /** An empty code removes the coupon. */
  readonly applyCoupon: (code: string) => Promise<ResultOf<Run['applyCoupon']>>;
  readonly applyGiftCard: (code: string) => Promise<ResultOf<Run['applyGiftCard']>>;
  readonly giftCardBalance: Carts['giftCardBalance'];
  /** `code` as the cart shows it. */
  readonly removeGiftCard: (code: string) => Promise<ResultOf<Run['removeGiftCard']>>;
  readonly clearCart: () => Promise<ResultOf<Run['clearCart']>>;
}

export interface CartDeps {
  readonly useCases: CartUseCases;
  readonly schedule: Schedule;
  /** Tells the other tabs that the cart has changed. */
  readonly announce: () => void;
}
