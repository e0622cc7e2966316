import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { makeAddWish } from '../../../../src/application/wishlist/add-wish';
import { makeCountWishlist } from '../../../../src/application/wishlist/count-wishlist';
import { makeRemoveAddedWish } from '../../../../src/application/wishlist/remove-added-wish';
import { makeLoadWishlist } from '../../../../src/application/wishlist/load-wishlist';
import { makeMoveWish } from '../../../../src/application/wishlist/move-wish';
import { makeRemoveWish } from '../../../../src/application/wishlist/remove-wish';
import { makeToggleWish } from '../../../../src/application/wishlist/toggle-wish';
import { EMPTY_WISHLIST, type Wishlist } from '../../../../src/domain/wishlist/wishlist';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

/** A shop with a visitor and all that can be done with a wishlist. */
export function aGuestWisher() {
  const shop = aShop();
  const [addWish, removeWish, loadWishlist] = [makeAddWish(shop), makeRemoveWish(shop), makeLoadWishlist(shop)];
  const removeAddedWish = makeRemoveAddedWish({ loadWishlist, removeWish, log: shop.log });
  return {
    ...shop,
    loadWishlist,
    countWishlist: makeCountWishlist(shop),
    addWish,
    removeWish,
    toggleWish: makeToggleWish({ addWish, removeWish }),
    removeAddedWish,
    moveWish: makeMoveWish({ addToCart: makeAddToCart(shop), removeAddedWish }),
  };
}

/** The same, signed in; what they wish for is put on the list by `wishing`. */
export function aWisher() {
  const wisher = aGuestWisher();
  signedIn(wisher);
  const product = async (sku: string) => {
    const found = await wisher.catalogue.product(sku, []);
    if (!found.ok) throw new Error(`There is no ${sku}`);
    return found.value;
  };
  const wishing = async (...skus: readonly string[]): Promise<Wishlist> => {
    let list = EMPTY_WISHLIST;
    for (const sku of skus) {
      const answer = await wisher.addWish(list, await product(sku));
      if (!answer.ok) throw new Error(`${sku} could not be wished for`);
      list = answer.value;
    }
    wisher.wire.calls.length = 0;
    return list;
  };
  return { ...wisher, product, wishing };
}

export const skusOf = ({ items }: Wishlist) => items.map(({ product }) => product.sku);
