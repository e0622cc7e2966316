import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { wishlistUseCases } from '../../../../src/composition/server/wishlist-use-cases';
import { EMPTY_WISHLIST, type Wishlist } from '../../../../src/domain/wishlist/wishlist';
import { signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

/** A shop with a visitor and all that can be done with a wishlist. */
export function aGuestWisher() {
  const shop = aShop();
  return { ...shop, ...wishlistUseCases({ ...shop, addToCart: makeAddToCart(shop) }) };
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
