import { type NullableList, type LineRequest, withoutNulls } from '../cart/line-request';
import { pageInfo, readPage } from '../graphql/page';
import { wireInstant } from '../catalogue/product/reviews';
import { customerOrError } from '../customer/signed-in';
import type { CustomerRow } from '../customer/customer-row';
import type { Resolvers } from '../graphql/executable-schema';
import { valueOrError } from '../graphql/shop-error';
import type { ShopContext } from '../graphql/shop-context';
import { addWishes, removeWishes } from './change-wishlist';
import { countWishes, findWishlist, readWishes, type WishlistItemRow, type WishlistRow } from './wishlist';

interface PageArgs {
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
}

interface WishInput {
  readonly sku: string;
  readonly parent_sku?: string | null;
  readonly quantity: number;
  readonly selected_options?: NullableList<string>;
  readonly entered_options?: NullableList<LineRequest['entered'][number]>;
}

async function wishes({ database }: ShopContext, wishlist: WishlistRow, args: PageArgs): Promise<object> {
  const page = valueOrError(readPage(args));
  const count = await countWishes(database, wishlist.id);
  return { items: await readWishes(database, wishlist.id, page), page_info: pageInfo(page, count) };
}

const toRequest = (input: WishInput): LineRequest => ({
  sku: input.sku,
  parentSku: input.parent_sku ?? null,
  quantity: input.quantity,
  selected: withoutNulls(input.selected_options),
  entered: withoutNulls(input.entered_options),
});

/** The only wishlist of a customer. */
export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlists: async ({ id }: CustomerRow, args: PageArgs, { database }) => {
      const page = valueOrError(readPage(args));
      const own = await findWishlist(database, id, '0');
      return page.number === 1 && own.ok ? [own.value] : [];
    },
  },
  Wishlist: {
    id: (row: WishlistRow) => String(row.id),
    name: () => null,
    items_count: (row: WishlistRow, _args, { database }) => countWishes(database, row.id),
    items_v2: (row: WishlistRow, args: PageArgs, context) => wishes(context, row, args),
    updated_at: (row: WishlistRow) => wireInstant(row.updated_at),
  },
  WishlistItemInterface: { __resolveType: () => 'WishlistItem' },
  WishlistItem: {
    id: (row: WishlistItemRow) => String(row.id),
    description: () => null,
    added_at: (row: WishlistItemRow) => wireInstant(row.added_at),
    product: (row: WishlistItemRow, _args, { catalogue }) => catalogue.product.load(row.product_id),
  },
  Mutation: {
    addProductsToWishlist: async (
      _source,
      args: { wishlistId: string; wishlistItems: readonly WishInput[] },
      context,
    ) =>
      valueOrError(
        await addWishes(context, customerOrError(context), args.wishlistId, args.wishlistItems.map(toRequest)),
      ),
    removeProductsFromWishlist: async (
      _source,
      args: { wishlistId: string; wishlistItemsIds: readonly string[] },
      context,
    ) => valueOrError(await removeWishes(context, customerOrError(context), args.wishlistId, args.wishlistItemsIds)),
  },
};
