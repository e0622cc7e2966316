import { wishlistClient } from '../../src/adapters/actions-client/wishlist-client';
import type { PostAction } from '../../src/adapters/actions-client/post-action';
import type { AddToCart } from '../../src/application/cart/add-to-cart';
import type { ActionRequest } from '../../src/adapters/http/define-action';
import { ACTIONS } from '../../src/adapters/http/actions/actions';
import { EMPTY_WISHLIST, type Wishlist } from '../../src/domain/wishlist/wishlist';
import { signedIn } from './a-customer';
import { aShop } from './a-shop';
import { useCasesOf } from './use-cases-of';

type WhileAdding = (request: Parameters<AddToCart>[0], send: AddToCart) => ReturnType<AddToCart>;

/** A visitor of the in-memory store; `withWishlist` is the page's wishlist, whose actions run at once. */
export function aWishlistGuest() {
  const shop = aShop();
  const post = ((name: string, input: never) => {
    const request: unknown = { scope: { useCases: useCasesOf(shop) }, input };
    return ACTIONS.get(name)?.run(request as ActionRequest<never>);
  }) as unknown as PostAction;
  const withWishlist = (whileAdding: WhileAdding) =>
    wishlistClient({
      post,
      isSignedIn: () => shop.authSession.isSignedIn(),
      shownCart: () => shop.visitor.cartId(),
      whileAdding,
      onUnsupported: (type) => shop.log.error('A product of this type cannot be put on a wishlist', { type }),
    });
  return { ...shop, ...withWishlist((request, send) => send(request)), withWishlist };
}

/** The same, signed in; `wishing` adds products to the wishlist. */
export function aWishlistCustomer() {
  const customer = aWishlistGuest();
  signedIn(customer);
  const product = async (sku: string) => {
    const found = await customer.catalogue.product(sku, []);
    if (!found.ok) throw new Error(`There is no ${sku}`);
    return found.value;
  };
  const wishing = async (...skus: readonly string[]): Promise<Wishlist> => {
    let list = EMPTY_WISHLIST;
    for (const sku of skus) {
      const answer = await customer.toggleItem(list, await product(sku));
      if (!answer.ok) throw new Error(`${sku} could not be wished for`);
      list = answer.value;
    }
    customer.wire.calls.length = 0;
    return list;
  };
  return { ...customer, product, wishing };
}

export const skusOf = ({ items }: Wishlist) => items.map(({ product }) => product.sku);
