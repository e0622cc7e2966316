import type { AddToCart, AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { FindDeliveryOptions } from '../../../application/delivery/find-delivery-options';
import type { Catalogue } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import type { Product } from '../../../domain/catalogue/product';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import type { Result } from '../../../domain/shared/result';
import type { SavedPostcode } from './delivery-postcode';

/** Dependencies of a product page. */
export interface ProductViewModelDeps {
  /** Adds to the tab's cart: updates the badge and returns the result. `rules` are those by which the page offered its days. */
  readonly addToCart: (request: AddToCartRequest, rules?: DayRules) => ReturnType<AddToCart>;
  /**
   * Called when the shopper begins to fill in the form, so that what `addToCart` needs is loaded before it is called.
   */
  readonly prepareToAdd?: () => void;
  readonly loadChoice: Catalogue['choice'];
  readonly deliveryOptions: FindDeliveryOptions;
  readonly savedPostcode?: SavedPostcode;
  /** Writes the selection into the page's URL without navigating: option uid to value uid or null. */
  readonly rememberChoice: (choice: Readonly<Record<string, string | null>>) => void;
  /** Called with the cart's result; the wishlist decides whether it contains the product. */
  readonly notifyWishlist?: (product: Product, added: Result<Cart, AddToCartRefusal | Failure>) => void;
}
