import type { Cart } from '../../domain/cart/cart';
import { itemsWithNearDays, type LapsedDay, lapsedDayOf } from '../../domain/cart/lapsed-days';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/clock';

export type FindLapsedDays = (cart: Cart, deliverySchedule: DeliverySchedule) => Promise<readonly LapsedDay[]>;

export interface FindLapsedDaysDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly clock: Clock;
}

/** Returns the items of a cart whose day is not possible any more. A product that cannot be looked up is left out: the backend judges it. */
export function makeFindLapsedDays({ catalogue, clock }: FindLapsedDaysDeps): FindLapsedDays {
  return async (cart, deliverySchedule) => {
    const now = clock.now();
    const judged = await Promise.all(
      itemsWithNearDays(cart, now).map(async (item) => {
        const product = await catalogue.product(item.productSku, []);
        return product.ok ? lapsedDayOf(item, product.value, cart, now, deliverySchedule) : null;
      }),
    );
    return judged.flatMap((one) => one ?? []);
  };
}
