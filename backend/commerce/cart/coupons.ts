import type { Selectable } from 'kysely';
import type { CartTables } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { personKey } from '../customer/email';
import { ok, refuse, type Result } from '../../shared/result';
import { isGiftCardLine } from '../catalogue/product/gift-card-options';
import type { CartLine, CartRecord, Coupon } from './cart-record';
import { unitPrice } from './price-cart';

const BASE_RATE = 1_000_000;

/** What decides whether a coupon is valid for a cart at an instant. */
export interface CouponContext {
  /** Epoch ms. */
  readonly now: number;
  readonly lines: readonly CartLine[];
  /** Null while the customer's email is unknown. */
  readonly email: string | null;
}

/** Why a coupon is not valid for a cart. `used-by-customer` is told to nobody: it would say who has ordered with it. */
export type CouponRefusal =
  | { readonly kind: 'unknown' | 'used-up' | 'used-by-customer' | 'not-for-gift-cards' }
  | { readonly kind: 'not-yet' | 'ended'; readonly at: string }
  | { readonly kind: 'below-minimum'; readonly leastPence: number };

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
 * Null for a coupon that is within its dates, has uses left in total and for this customer, and whose subtotal is high enough.
 */
async function refusalOf(
  database: ShopDatabase,
  coupon: Coupon,
  { now, lines, email }: CouponContext,
): Promise<CouponRefusal | null> {
  const instant = new Date(now).toISOString();
  const { starts_at: start, ends_at: end, most_uses: most, most_uses_each: mostEach } = coupon;
  if (start !== null && instant < start) return { kind: 'not-yet', at: start };
  if (end !== null && end < instant) return { kind: 'ended', at: end };
  if (most !== null && coupon.uses >= most) return { kind: 'used-up' };
  const reduced = lines.filter((line) => !isGiftCardLine(line));
  if (reduced.length === 0 && lines.length > 0) return { kind: 'not-for-gift-cards' };
  const products = reduced.reduce((sum, line) => sum + unitPrice(line, BASE_RATE) * line.quantity, 0);
  if (products < coupon.least_pence) return { kind: 'below-minimum', leastPence: coupon.least_pence };
  if (mostEach === null || email === null) return null;
  const used = await usesOfCustomer(database, coupon.id, personKey(email));
  return used < mostEach ? null : { kind: 'used-by-customer' };
}

/** Refusals that end with what the shopper puts into the cart. */
const UNTIL_MORE_IS_IN: ReadonlySet<CouponRefusal['kind']> = new Set(['below-minimum', 'not-for-gift-cards'] as const);

/** The coupon of a cart: valid, or kept until enough is in the cart. An invalid one is neither. */
export async function readCoupon(
  database: ShopDatabase,
  id: number | null,
  context: CouponContext,
): Promise<Pick<CartRecord, 'coupon' | 'waitingCoupon'>> {
  const coupon =
    id === null ? undefined : await database.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  if (coupon === undefined) return { coupon: null, waitingCoupon: null };
  const refusal = await refusalOf(database, coupon, context);
  if (refusal === null) return { coupon, waitingCoupon: null };
  return { coupon: null, waitingCoupon: UNTIL_MORE_IS_IN.has(refusal.kind) ? coupon : null };
}

/** Finds a coupon by its code, ignoring case, that is valid for this cart. */
export async function findCoupon(
  database: ShopDatabase,
  code: string,
  context: CouponContext,
): Promise<Result<Coupon, CouponRefusal>> {
  const coupon = await database
    .selectFrom('coupons')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.trim().toLowerCase()))
    .executeTakeFirst();
  if (coupon === undefined) return refuse({ kind: 'unknown' });
  const refusal = await refusalOf(database, coupon, context);
  return refusal === null ? ok(coupon) : refuse(refusal);
}

/** The coupon of a stored cart, and whether the total without it has been shown. */
export type StoredCoupon = Pick<Selectable<CartTables['carts']>, 'coupon_id' | 'coupon_waits'>;

/** True if the order would cost more than was shown, because the coupon does not count any more. */
export function isCouponLost(stored: StoredCoupon, { coupon, waitingCoupon }: CartRecord): boolean {
  if (stored.coupon_id === null || coupon !== null) return false;
  return waitingCoupon === null || stored.coupon_waits === 0;
}

/**
 * Remembers that the shopper is sent a total with or without the coupon; an invalid one is removed. Until then placing the
 * order is refused every time, because it would cost more than was shown.
 */
export async function rememberShownCoupon(
  database: ShopDatabase,
  { id, coupon, waitingCoupon }: CartRecord,
  stored: StoredCoupon,
): Promise<void> {
  if (stored.coupon_id === null) return;
  const waits = waitingCoupon === null ? 0 : 1;
  const isInvalid = coupon === null && waitingCoupon === null;
  if (!isInvalid && stored.coupon_waits === waits) return;
  await database
    .updateTable('carts')
    .set(isInvalid ? { coupon_id: null, coupon_waits: 0 } : { coupon_waits: waits })
    .where('id', '=', id)
    .where('active', '=', 1)
    .where('coupon_id', '=', stored.coupon_id)
    .execute();
}
