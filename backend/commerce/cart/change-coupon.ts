import { formatDay, shopTimeAt } from '../delivery/calendar-day';
import { convert, toUnits } from '../pricing/money';
import type { ShopContext } from '../graphql/shop-context';
import { type CouponRefusal, findCoupon } from './coupons';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { changeCart } from './open-cart';
import { readCartRow, readLines } from './read-cart';

const INVALID = "The coupon code isn't valid. Verify the code and try again.";

const dayOf = (instant: string): string => formatDay(shopTimeAt(Date.parse(instant)).day);

function reasonOf(refusal: CouponRefusal, { code, rate }: ShopContext['currency']): string {
  switch (refusal.kind) {
    case 'unknown':
    case 'used-by-customer':
      return '';
    case 'not-yet':
      return ` It is for orders from ${dayOf(refusal.at)} on.`;
    case 'ended':
      return ` It was for orders until ${dayOf(refusal.at)}.`;
    case 'used-up':
      return ' It has been used as often as it may be.';
    case 'not-for-gift-cards':
      return ' It is not for gift cards.';
    case 'below-minimum': {
      const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code });
      return ` It is for orders of ${amount.format(toUnits(convert(refusal.leastPence, rate)))} or more, without gift cards and delivery.`;
    }
  }
}

/** What the shopper is told: Magento's sentence, and the reason where it may be known. */
export function couponRefused(refusal: CouponRefusal, currency: ShopContext['currency']): string {
  return `${INVALID}${reasonOf(refusal, currency)}`;
}

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
