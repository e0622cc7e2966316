import type { Cart } from '../../domain/cart/cart';
import { itemsWithNearDays, type LapsedDay, lapsedDayOf } from '../../domain/cart/cart-delivery';
import { hasSchedule, type ShopDays } from '../../domain/delivery/delivery-schedule';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Clock } from '../ports/system';
import type { Failure } from '../ports/failures';

export type FindLapsedDays = (cart: Cart, deliverySchedule: ShopDays) => Promise<readonly LapsedDay[]>;

export interface FindLapsedDaysDeps {
  readonly catalogue: Pick<Catalogue, 'productsBySku'>;
  readonly clock: Clock;
}

/** Returns the items of a cart whose day is not possible any more; none without a schedule. A product that cannot be looked up is left out: the backend judges it. */
export function makeFindLapsedDays({ catalogue, clock }: FindLapsedDaysDeps): FindLapsedDays {
  return async (cart, deliverySchedule) => {
    if (!hasSchedule(deliverySchedule)) return [];
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

export interface MarkLapsedDaysDeps extends FindLapsedDaysDeps {
  readonly deliverySchedule: () => Promise<ShopDays>;
}

/** Adds to a loaded cart its items whose day is not possible any more. */
export type MarkLapsedDays = (loaded: Result<Cart, Failure>) => Promise<Result<Cart, Failure>>;

/** Loads nothing for a cart without near days. */
export function makeMarkLapsedDays({ deliverySchedule, ...deps }: MarkLapsedDaysDeps): MarkLapsedDays {
  const findLapsedDays = makeFindLapsedDays(deps);
  return async (loaded) => {
    if (!loaded.ok || itemsWithNearDays(loaded.value, deps.clock.now()).length === 0) return loaded;
    return ok({ ...loaded.value, lapsed: await findLapsedDays(loaded.value, await deliverySchedule()) });
  };
}
