import type { Cart } from '../../domain/cart/cart';
import { extrasOf, itemsForExtras, type CartExtra } from '../../domain/cart/cart-extras';
import { hasSchedule, type ShopDays } from '../../domain/delivery/delivery-schedule';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/system';

export type LoadCartExtras = (cart: Cart, deliverySchedule: ShopDays) => Promise<readonly CartExtra[]>;

export interface LoadCartExtrasDeps {
  readonly catalogue: Pick<Catalogue, 'related'>;
  readonly clock: Clock;
  /** Two letters: the country of the store. */
  readonly country: string;
}

/** Loads extras for a cart. Extras that cannot be loaded are left out; without a schedule none is known to come on the same day. */
export function makeLoadCartExtras({ catalogue, clock, country }: LoadCartExtrasDeps): LoadCartExtras {
  return async (cart, deliverySchedule) => {
    if (!hasSchedule(deliverySchedule)) return [];
    const found = await Promise.all(
      itemsForExtras(cart).map(async (item) => {
        const related = await catalogue.related(item.productSku);
        return { item, products: related.ok ? related.value : [] };
      }),
    );
    return extrasOf(cart, found, clock.now(), deliverySchedule, country);
  };
}
