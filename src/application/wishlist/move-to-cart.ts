import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { Wishlist } from '../../domain/wishlist/wishlist';
import type { AddProduct, AddProductRequest } from '../cart/add-product';
import type { Catalogue } from '../ports/catalogue';
import type { Failure } from '../ports/failures';
import type { RemoveItem } from './remove-item';

export interface MoveToCartDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly addProduct: AddProduct;
  readonly removeItem: RemoveItem;
}

/** `wishlist` is what is left of it; null when the product was not on it, or stayed on it. */
export interface MovedToCart {
  readonly cart: Cart;
  readonly wishlist: Wishlist | null;
}

/** Moves a product from the wishlist to the cart. */
export type MoveToCart = (request: AddProductRequest) => Promise<Result<MovedToCart, AddToCartRefusal | Failure>>;

/** Adds to the cart, then takes the product off the wishlist; what was not added stays on it. */
export function makeMoveToCart({ catalogue, addProduct, removeItem }: MoveToCartDeps): MoveToCart {
  return async (request) => {
    const product = await catalogue.product(request.sku, request.chosen);
    if (!product.ok) return product;
    const added = await addProduct(request);
    if (!added.ok) return added;
    const left = await removeItem(product.value);
    return ok({ cart: added.value, wishlist: left.ok ? left.value : null });
  };
}

/** What a page shows of a product that was on the wishlist, after it was added to the cart. */
export type MoveOutcome =
  /** The product is not on the wishlist. */
  | { readonly kind: 'not-listed' }
  /** Moved to the cart; `wishlist` is the remaining list. */
  | { readonly kind: 'moved'; readonly name: string; readonly wishlist: Wishlist }
  /** Not added to the cart, so it stays on the list. */
  | { readonly kind: 'kept'; readonly reason: AddToCartRefusal | Failure };
