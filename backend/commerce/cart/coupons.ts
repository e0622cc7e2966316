import type { ShopDatabase } from '../../database/shop-database';
import { personKey } from '../customer/email';
import { isGiftCardLine } from '../gift-card/gift-card-options';
import type { CartLine, Coupon } from './cart-record';
import { unitPrice } from './line-price';

const BASE_RATE = 1_000_000;

/** What decides whether a coupon is valid for a cart at an instant. */
export interface CouponContext {
  /** Epoch ms. */
  readonly now: number;
  readonly lines: readonly CartLine[];
  /** Null while the customer's email is unknown. */
  readonly email: string | null;
}

function isWithinDates(coupon: Coupon, now: number): boolean {
  const instant = new Date(now).toISOString();
  return (coupon.starts_at ?? instant) <= instant && instant <= (coupon.ends_at ?? instant);
}

/** How often a customer has ordered with a coupon; cancelled orders do not count. */
export async function usesOfCustomer(database: ShopDatabase, couponId: number, customer: string): Promise<number> {
  const { count } = await database
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('customer', '=', customer)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Whether a coupon is within its dates, has uses left in total and for this customer, and the subtotal is high enough.
 */
async function isCouponValid(
  database: ShopDatabase,
  coupon: Coupon,
  { now, lines, email }: CouponContext,
): Promise<boolean> {
  if (!isWithinDates(coupon, now)) return false;
  if (coupon.most_uses !== null && coupon.uses >= coupon.most_uses) return false;
  const reduced = lines.filter((line) => !isGiftCardLine(line));
  if (reduced.length === 0 && lines.length > 0) return false;
  const products = reduced.reduce((sum, line) => sum + unitPrice(line, BASE_RATE) * line.quantity, 0);
  if (products < coupon.least_pence) return false;
  if (coupon.most_uses_each === null || email === null) return true;
  return (await usesOfCustomer(database, coupon.id, personKey(email))) < coupon.most_uses_each;
}

/** The coupon of a cart, if it is still valid. */
export async function readCoupon(
  database: ShopDatabase,
  id: number | null,
  context: CouponContext,
): Promise<Coupon | null> {
  if (id === null) return null;
  const coupon = await database.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  return coupon !== undefined && (await isCouponValid(database, coupon, context)) ? coupon : null;
}

/** Finds a coupon by its code, ignoring case; null when there is none or when it is not valid for this cart. */
export async function findCoupon(database: ShopDatabase, code: string, context: CouponContext): Promise<Coupon | null> {
  const coupon = await database
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.trim().toLowerCase()))
    .executeTakeFirst();
  return coupon !== undefined && (await isCouponValid(database, coupon, context)) ? coupon : null;
}

/**
 * Removes an invalid coupon from an open cart once the shopper has been sent the total without it. Until then placing
 * the order is refused every time, because it would cost more than was shown.
 */
export async function removeInvalidCoupon(database: ShopDatabase, cartId: string, couponId: number): Promise<void> {
  await database
    .updateTable('carts')
    .set({ coupon_id: null })
    .where('id', '=', cartId)
    .where('active', '=', 1)
    .where('coupon_id', '=', couponId)
    .execute();
}
