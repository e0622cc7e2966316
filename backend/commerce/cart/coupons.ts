import type { ShopDatabase } from '../../database/shop-database';
import type { Coupon } from './cart-record';

function inItsTime(coupon: Coupon, now: number): boolean {
  const instant = new Date(now).toISOString();
  return (coupon.starts_at ?? instant) <= instant && instant <= (coupon.ends_at ?? instant);
}

/** The coupon of a cart, as long as its time lasts. */
export async function readCoupon(database: ShopDatabase, id: number | null, now: number): Promise<Coupon | null> {
  if (id === null) return null;
  const coupon = await database.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  return coupon !== undefined && inItsTime(coupon, now) ? coupon : null;
}

/** A coupon by its code, whatever its case; null when there is none or when its time has not come or is over. */
export async function findCoupon(database: ShopDatabase, code: string, now: number): Promise<Coupon | null> {
  const coupon = await database
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.trim().toLowerCase()))
    .executeTakeFirst();
  return coupon !== undefined && inItsTime(coupon, now) ? coupon : null;
}
