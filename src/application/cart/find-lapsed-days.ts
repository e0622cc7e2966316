import type { Cart } from '../../domain/cart/cart';
import { itemsWithNearDays, type LapsedDay, lapsedDayOf } from '../../domain/cart/lapsed-days';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/clock';

export type FindLapsedDays = (cart: Cart, deliverySchedule: DeliverySchedule) => Promise<readonly LapsedDay[]>;

export interface FindLapsedDaysDeps {
  readonly catalogue: Pick<Catalogue, 'productsBySku'>;
  readonly clock: Clock;
}

/** Returns the items of a cart whose day is not possible any more. A product that cannot be looked up is left out: the backend judges it. */
export function makeFindLapsedDays({ catalogue, clock }: FindLapsedDaysDeps): FindLapsedDays {
  return async (cart, deliverySchedule) => {
    const now = clock.now();
    const near = itemsWithNearDays(cart, now);
    if (near.length === 0) return [];
    const found = await catalogue.productsBySku([...new Set(near.map(({ productSku }) => productSku))]);
    const products = new Map(found.ok ? found.value.map((product) => [product.sku, product]) : []);
    return near.flatMap((item) => {
      const product = products.get(item.productSku);
      return (product && lapsedDayOf(item, product, cart, now, deliverySchedule)) ?? [];
    });
  };
}
