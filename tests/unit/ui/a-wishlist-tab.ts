import { CartViewModel } from '../../../src/ui/view-models/cart/cart-view-model';
import { NoticesViewModel } from '../../../src/ui/view-models/site/notices-view-model';
import { MoveToCartViewModel } from '../../../src/ui/view-models/wishlist/move-to-cart-view-model';
import { WishlistViewModel } from '../../../src/ui/view-models/wishlist/wishlist-view-model';
import { aWishlistGuest, aWishlistCustomer } from '../../builders/a-wishlist-customer';
import { aSchedule } from './a-schedule';
import { cartNeighbours } from './cart-neighbours';

/** A tab of a visitor with a cart and a wishlist; no request has been sent. */
function tabOf(customer: ReturnType<typeof aWishlistGuest>) {
  const timers = aSchedule();
  const notices = new NoticesViewModel(timers.schedule);
  /** Number of announcements to the other tabs. */
  const told = { count: 0 };
  const cart = new CartViewModel({
    useCases: cartNeighbours(customer),
    schedule: timers.schedule,
    announce: () => undefined,
  });
  /** The address of the open page. */
  const address = { query: '' };
  const { moveToCart, removeMovedItem } = customer.withWishlist((request, send) => cart.add(request, send));
  const wishes = new WishlistViewModel({ useCases: customer, notices, announce: () => (told.count += 1) });
  const moves = new MoveToCartViewModel({ moveToCart, removeMovedItem, wishes, notices, query: () => address.query });
  const said = () => notices.shown.map(({ type, title, message }) => ({ type, title, message }));
  return { timers, notices, told, address, cart, wishes, moves, said };
}

export function aGuestTab() {
  const customer = aWishlistGuest();
  return { ...customer, ...tabOf(customer) };
}

/** The same for a customer with these skus on the wishlist. */
export async function aWishlistTab(...skus: readonly string[]) {
  const customer = aWishlistCustomer();
  await customer.wishing(...skus);
  /** What a card knows of it. */
  const card = async (sku: string) => {
    const found = await customer.catalogue.productsBySku([sku]);
    const [product] = found.ok ? found.value : [];
    if (product === undefined) throw new Error(`There is no ${sku}`);
    customer.wire.calls.length = 0;
    return product;
  };
  const listed = async () => {
    const list = await customer.loadWishlist(1, 100);
    return list.ok ? list.value.items.map(({ product }) => product.sku) : list;
  };
  return { ...customer, ...tabOf(customer), card, listed };
}
