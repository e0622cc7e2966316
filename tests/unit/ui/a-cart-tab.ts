import { CartViewModel } from '../../../src/ui/view-models/cart/cart-view-model';
import { aShop } from '../../builders/a-shop';
import { aSchedule } from './a-schedule';
import { cartNeighbours } from './cart-neighbours';

/** A tab whose cart has one of each of these skus; no request has been sent since. */
export async function aCartTab(...skus: readonly string[]) {
  const data = aShop();
  const timers = aSchedule();
  const { id } = data.shop.openNewCart();
  data.visitor.rememberCart(id);
  for (const sku of skus) {
    const added = await data.carts.addLine(id, { sku, parentSku: null, quantity: 1, entered: [], selected: [] });
    if (!added.ok) throw new Error(`${sku} could not be added`);
  }
  const useCases = cartNeighbours(data);
  /** Number of announcements to the other tabs. */
  const told = { count: 0 };
  const cart = new CartViewModel({ useCases, schedule: timers.schedule, announce: () => (told.count += 1) });
  data.wire.calls.length = 0;
  /** Uid of the row of a sku. */
  const uid = (sku: string) => cart.cart?.items.find((item) => item.sku === sku)?.uid ?? `no ${sku}`;
  /** The cart in the backend. */
  const held = () => data.shop.carts.get(data.visitor.cartId() ?? '');
  return { ...data, timers, useCases, cart, told, uid, held };
}

/** The same with the cart already fetched. */
export async function anOpenCart(...skus: readonly string[]) {
  const tab = await aCartTab(...skus);
  await tab.cart.load();
  tab.wire.calls.length = 0;
  return tab;
}
