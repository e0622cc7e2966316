import type { Failure } from '../../../application/ports/failures';
import type { Wishlists } from '../../../application/ports/customer';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type NewWishlistItem, MAX_WISHLIST_ITEMS, type Wishlist } from '../../../domain/wishlist/wishlist';
import { NO_TOKEN, type StoredCustomer, type CurrentToken } from './customer-records';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryProduct } from '../in-memory-store-data';
import { summaryNow } from '../catalogue/product-summary';

export interface StoredWishlistItem {
  readonly id: string;
  readonly products: MemoryProduct;
  readonly quantity: number;
}

export class MemoryWishlists implements Wishlists {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  page(page: number, itemsPerPage: number): Promise<Result<Wishlist, Failure>> {
    return this.shop.answerCustomer('wishlists.page', this.who, (account) =>
      ok(this.show(account, page, itemsPerPage)),
    );
  }

  count(): Promise<Result<number, Failure>> {
    return this.shop.answerCustomer('wishlists.count', this.who, (account) => ok(this.itemsOf(account).length));
  }

  /** Adding the same product again increases its quantity. */
  add(item: NewWishlistItem): Promise<Result<Wishlist, Failure>> {
    return this.shop.answerCustomer('wishlists.add', this.who, (account) => {
      const sku = item.parentSku ?? item.sku;
      const products = this.shop.data.products.find(({ product }) => product.sku === sku);
      const isVariant = products?.variants.some(({ variant }) => variant.sku === item.sku) === true;
      if (products === undefined || (item.sku !== sku && !isVariant)) return unknownProduct(item.sku);
      const wishes = this.itemsOf(account);
      const twin = wishes.find((known) => known.products === products);
      const added = { id: twin?.id ?? this.shop.nextId(), products, quantity: (twin?.quantity ?? 0) + item.quantity };
      const others = wishes.filter((known) => known !== twin);
      this.shop.wishes.set(account.id, [...others, added]);
      return ok(this.show(account, 1, MAX_WISHLIST_ITEMS));
    });
  }

  remove(itemId: string): Promise<Result<Wishlist, Failure>> {
    return this.shop.answerCustomer('wishlists.remove', this.who, (account) => {
      this.shop.wishes.set(
        account.id,
        this.itemsOf(account).filter(({ id }) => id !== itemId),
      );
      return ok(this.show(account, 1, MAX_WISHLIST_ITEMS));
    });
  }

  private itemsOf({ id }: StoredCustomer): readonly StoredWishlistItem[] {
    return this.shop.wishes.get(id) ?? [];
  }

  private show(account: StoredCustomer, page: number, itemsPerPage: number): Wishlist {
    const wishes = this.itemsOf(account);
    const first = (page - 1) * itemsPerPage;
    return {
      items: wishes
        .slice(first, first + itemsPerPage)
        .map(({ id, products, quantity }) => ({ id, quantity, product: summaryNow(this.shop, products) })),
      total: wishes.length,
      page,
      totalPages: Math.ceil(wishes.length / itemsPerPage),
    };
  }
}

function unknownProduct(sku: string): Result<never, Failure> {
  return refuse({
    kind: 'rejected',
    code: 'PRODUCT_NOT_FOUND',
    message: `Could not find a product with SKU "${sku}"`,
  });
}
