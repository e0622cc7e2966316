import { CartViewModel } from '../../../src/ui/view-models/cart/cart-view-model';
import { NoticesViewModel } from '../../../src/ui/view-models/site/notices-view-model';
import { WishMovesViewModel } from '../../../src/ui/view-models/wishlist/wish-moves-view-model';
import { WishlistViewModel } from '../../../src/ui/view-models/wishlist/wishlist-view-model';
import { aGuestWisher, aWisher } from '../../builders/a-wisher';
import { aSchedule } from './a-schedule';
import { cartNeighbours } from './cart-neighbours';

/** A tab of a visitor with a cart and a wishlist; no request has been sent. */
function tabOf(wisher: ReturnType<typeof aGuestWisher>) {
  const timers = aSchedule();
  const notices = new NoticesViewModel(timers.schedule);
  /** Number of announcements to the other tabs. */
  const told = { count: 0 };
  const cart = new CartViewModel({
    useCases: cartNeighbours(wisher),
    schedule: timers.schedule,
    announce: () => undefined,
  });
  /** The address of the open page. */
  const address = { query: '' };
  const { moveWish, removeAddedWish } = wisher.withWishlist((request, send) => cart.add(request, send));
  const wishes = new WishlistViewModel({ useCases: wisher, notices, announce: () => (told.count += 1) });
  const moves = new WishMovesViewModel({ moveWish, removeAddedWish, wishes, notices, query: () => address.query });
  const said = () => notices.shown.map(({ type, title, message }) => ({ type, title, message }));
  return { timers, notices, told, address, cart, wishes, moves, said };
}

export function aGuestTab() {
  const wisher = aGuestWisher();
  return { ...wisher, ...tabOf(wisher) };
}

/** The same for a customer with these skus on the wishlist. */
export async function aWishlistTab(...skus: readonly string[]) {
  const wisher = aWisher();
  await wisher.wishing(...skus);
  /** What a card knows of it. */
  const card = async (sku: string) => {
    const found = await wisher.catalogue.productsBySku([sku]);
    const [product] = found.ok ? found.value : [];
    if (product === undefined) throw new Error(`There is no ${sku}`);
    wisher.wire.calls.length = 0;
    return product;
  };
  const listed = async () => {
    const list = await wisher.loadWishlist(1, 100);
    return list.ok ? list.value.items.map(({ product }) => product.sku) : list;
  };
  return { ...wisher, ...tabOf(wisher), card, listed };
}
