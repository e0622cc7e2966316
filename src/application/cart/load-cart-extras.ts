import type { Cart } from '../../domain/cart/cart';
import { extrasOf, itemsForExtras, type CartExtra } from '../../domain/cart/cart-extras';
import type { Catalogue } from '../ports/catalogue';

export type LoadCartExtras = (cart: Cart) => Promise<readonly CartExtra[]>;

/** Looks up what goes with a cart. What cannot be looked up is left out: the cart is shown without it. */
export function makeLoadCartExtras({ catalogue }: { readonly catalogue: Pick<Catalogue, 'related'> }): LoadCartExtras {
  return async (cart) => {
    const found = await Promise.all(
      itemsForExtras(cart).map(async (item) => {
        const related = await catalogue.related(item.productSku);
        return { item, products: related.ok ? related.value : [] };
      }),
    );
    return extrasOf(cart, found);
  };
}
