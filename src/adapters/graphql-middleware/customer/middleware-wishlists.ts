import type { Failure } from '../../../application/ports/failures';
import type { Wishlists } from '../../../application/ports/customer';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type NewWishlistItem, MAX_WISHLIST_ITEMS, type Wishlist } from '../../../domain/wishlist/wishlist';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import type { ProductContext } from '../catalogue/decode-product';
import { countWishlist, toWishlist, wishlistsOf } from './decode-wishlist';
import { record } from '../wire-value';
import { withOptions } from '../catalogue/find-linked';
import { withWorkshopTimes } from '../catalogue/find-workshops';

/** The API has several lists; this id is the customer's default list. */
const OWN_LIST = '0';

/** The wishlist over the middleware, by its packaged documents. */
export class MiddlewareWishlists implements Wishlists {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
  ) {}

  async page(page: number, itemsPerPage: number): Promise<Result<Wishlist, Failure>> {
    const answer = await this.call('wishlist', [{ pageSize: itemsPerPage, currentPage: page }]);
    const list = decodeQuery(answer, 'customer', (customer) => toWishlist(wishlistsOf(customer)[0], this.context));
    return list.ok ? this.whole(list.value) : list;
  }

  async count(): Promise<Result<number, Failure>> {
    return decodeQuery(await this.call('wishlistItemsCount', []), 'customer', countWishlist);
  }

  /** The response does not say why a product was not added; a product that is not on the list afterwards was rejected. */
  async add(item: NewWishlistItem): Promise<Result<Wishlist, Failure>> {
    const items = [toWire(item)];
    const added = await this.change('addProductToWishList', 'addProductsToWishlist', items);
    if (!added.ok) return added;
    const { items: listed, total } = added.value;
    const sku = item.parentSku ?? item.sku;
    const isListed = total > listed.length || listed.some(({ product }) => product.sku === sku);
    return isListed ? added : refuse({ kind: 'rejected', code: 'PRODUCT_NOT_FOUND', message: '' });
  }

  remove(itemId: string): Promise<Result<Wishlist, Failure>> {
    return this.change('removeProductsFromWishlist', 'removeProductsFromWishlist', [itemId]);
  }

  /** A change returns a page of a size that the API chooses; if that is not the whole list, it is read again. */
  private async change(method: string, root: string, items: readonly unknown[]): Promise<Result<Wishlist, Failure>> {
    const answer = await this.call(method, [{ id: OWN_LIST, items }]);
    const changed = decodeResponse(answer, root, (value) => toWishlist(record(value, root).wishlist, this.context));
    if (!changed.ok) return changed;
    if (changed.value.items.length >= changed.value.total) return this.whole(changed.value);
    const all = await this.page(1, MAX_WISHLIST_ITEMS);
    return all.ok ? all : this.whole(changed.value);
  }

  /** An item with required options cannot be added to the cart from the list, so its card has to know. */
  private async whole(list: Wishlist): Promise<Result<Wishlist, Failure>> {
    const products = list.items.map(({ product }) => product);
    const [known, timed] = await Promise.all([
      withOptions(this.call, this.context, products),
      withWorkshopTimes(this.call, this.context, products),
    ]);
    const items = list.items.map((item, index) => ({
      ...item,
      product: {
        ...(timed[index] ?? item.product),
        availability: known[index]?.availability ?? item.product.availability,
        needsChoices: known[index]?.needsChoices ?? true,
      },
    }));
    return ok({ ...list, items });
  }
}

function toWire({ sku, quantity, parentSku, isBundle }: NewWishlistItem) {
  return {
    sku,
    quantity,
    ...(parentSku === null ? {} : { parent_sku: parentSku }),
    ...(isBundle ? { entered_options: [] } : {}),
  };
}
