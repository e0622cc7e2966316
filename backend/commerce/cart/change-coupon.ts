import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { couponRefused } from './coupon-refused';
import { findCoupon } from './coupons';
import { changeCart } from './open-cart';
import { readCartRow, readLines } from './read-cart';

/**
 * Applies a coupon code. A code that is refused leaves the current coupon.
 */
export async function applyCoupon(
  context: ShopContext,
  cartId: string,
  code: string,
): Promise<Result<null, ShopRefusal>> {
  if (code.trim() === '') return refuse(badInput('Required parameter "coupon_code" is missing'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    const lines = await readLines(database, catalogue, cartId);
    if (lines.length === 0) return refuse(badInput('Cart does not contain products.'));
    const row = await readCartRow(database, cartId);
    const coupon = await findCoupon(database, code, { now: context.now(), lines, email: row?.email ?? null });
    if (!coupon.ok) return refuse(noSuchEntity(couponRefused(coupon.reason, context.currency)));
    await database
      .updateTable('carts')
      .set({ coupon_id: coupon.value.id, coupon_waits: 0 })
      .where('id', '=', cartId)
      .execute();
    return ok(null);
  });
}

/** Removes the coupon; succeeds also when there is none. */
export async function removeCoupon(context: ShopContext, cartId: string): Promise<Result<null, ShopRefusal>> {
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    await database.updateTable('carts').set({ coupon_id: null, coupon_waits: 0 }).where('id', '=', cartId).execute();
    return ok(null);
  });
}
