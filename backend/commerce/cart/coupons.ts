import type { ShopDatabase } from '../../database/shop-database';
import type { CartLine, Coupon } from './cart-record';
import { unitPrice } from './line-price';

const BASE_RATE = 1_000_000;

/** What decides whether a coupon counts for a cart at an instant. */
export interface CouponCase {
  /** Epoch ms. */
  readonly now: number;
  readonly lines: readonly CartLine[];
  /** Null while nobody knows who orders. */
  readonly email: string | null;
}

function inItsTime(coupon: Coupon, now: number): boolean {
  const instant = new Date(now).toISOString();
  return (coupon.starts_at ?? instant) <= instant && instant <= (coupon.ends_at ?? instant);
}

/** Who a use is counted for: an address of a letter, whatever its case. */
export function customerOfEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** How often one customer has ordered with a coupon; cancelled orders do not count. */
export async function usesOfCustomer(database: ShopDatabase, couponId: number, customer: string): Promise<number> {
  const { count } = await database
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('customer', '=', customer)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a coupon counts now: in its time, with uses left in all and for this customer, and goods enough in the cart. */
async function counts(database: ShopDatabase, coupon: Coupon, { now, lines, email }: CouponCase): Promise<boolean> {
  if (!inItsTime(coupon, now)) return false;
  if (coupon.most_uses !== null && coupon.uses >= coupon.most_uses) return false;
  const products = lines.reduce((sum, line) => sum + unitPrice(line, BASE_RATE) * line.quantity, 0);
  if (products < coupon.least_pence) return false;
  if (coupon.most_uses_each === null || email === null) return true;
  return (await usesOfCustomer(database, coupon.id, customerOfEmail(email))) < coupon.most_uses_each;
}

/** The coupon of a cart, as long as it counts. */
export async function readCoupon(database: ShopDatabase, id: number | null, about: CouponCase): Promise<Coupon | null> {
  if (id === null) return null;
  const coupon = await database.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  return coupon !== undefined && (await counts(database, coupon, about)) ? coupon : null;
}

/** A coupon by its code, whatever its case; null when there is none or when it does not count for this cart. */
export async function findCoupon(database: ShopDatabase, code: string, about: CouponCase): Promise<Coupon | null> {
  const coupon = await database
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.trim().toLowerCase()))
    .executeTakeFirst();
  return coupon !== undefined && (await counts(database, coupon, about)) ? coupon : null;
}

/**
 * Takes a coupon that does not count any more off an open cart, once its shopper sees the total without it. Until then an
 * order of the cart is refused, however often it is sent: an order that came after a refused one would cost more than was shown.
 */
export async function forgetCoupon(database: ShopDatabase, cartId: string, couponId: number): Promise<void> {
  await database
    .updateTable('carts')
    .set({ coupon_id: null })
    .where('id', '=', cartId)
    .where('active', '=', 1)
    .where('coupon_id', '=', couponId)
    .execute();
}
