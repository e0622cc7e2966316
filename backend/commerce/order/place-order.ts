import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import type { CartRecord } from '../cart/cart-record';
import { ownedBy, refuseCartAccess } from '../cart/open-cart';
import { isCouponLost } from '../cart/coupons';
import { cartNotFound, readCartRecord, readCartRow } from '../cart/read-cart';
import { AWAITING_PAYMENT, isPaidOnline, PAID, startPayment, STRIPE } from '../payment/bank-payment';
import { storeTerms, termsOf } from '../payment/payment-terms';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import { isVirtualCart } from '../cart/price-cart';
import { NOTHING_DUE } from '../checkout/payment-methods';
import { claimAttempt, refuseKey } from './order-attempts';
import { refuseOrder } from './refuse-order';
import { storeOrder } from './store-order';
import { COUPON_NO_LONGER_VALID, recordTakenStock, takeCoupon, takeStock } from './take-stock';
import { issueGiftCards, storeOrderedGiftCards } from './issue-gift-cards';
import { redeemGiftCards } from './redeem-gift-cards';
import { recordTransition } from './order-status';
import { refuseHold } from './unpaid-holds';
import { refuseUnpaidOrder } from './unpaid-orders';

interface Placed {
  readonly number: string;
  /** False when the order existed before this call. */
  readonly isNew: boolean;
}

/**
 * The order that a closed cart has become. Asking again is safe for anybody who knows the cart's id, also after the
 * customer's token has expired; the number alone gives no access.
 */
async function placedBefore(
  transaction: ShopDatabase,
  { customer }: ShopContext,
  cartId: string,
): Promise<Result<Placed, ShopRefusal>> {
  const order = await transaction
    .selectFrom('orders')
    .select('number')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (order !== undefined) return ok({ number: order.number, isNew: false });
  return refuse(refuseCartAccess(cartId, await readCartRow(transaction, cartId), customer) ?? cartNotFound(cartId));
}

/** Epoch ms. Stripe keeps the real time, whatever the shop's clock says. */
function startOf(code: string, { stripe, now }: Pick<ShopContext, 'stripe' | 'now'>): number {
  return code === STRIPE ? (stripe?.clock() ?? now()) : now();
}

/** Refuses an order beyond the limits of what is not paid yet. */
async function refuseUnpaid(
  transaction: ShopDatabase,
  orderId: number,
  cart: CartRecord,
  context: ShopContext,
  now: number,
): Promise<ShopRefusal | null> {
  const code = cart.payment?.code ?? '';
  if (code === NOTHING_DUE) return null;
  return (
    (await refuseUnpaidOrder(transaction, cart, context, now)) ??
    refuseHold(transaction, orderId, cart, context, startOf(code, context))
  );
}

async function recordPaid(transaction: ShopDatabase, orderId: number, now: number): Promise<void> {
  await recordTransition(transaction, orderId, 'paid', now);
  await issueGiftCards(transaction, orderId, now);
}

async function placeIn(
  transaction: ShopDatabase,
  context: ShopContext,
  { cartId, key }: { readonly cartId: string; readonly key: string | null },
): Promise<Result<Placed, ShopRefusal>> {
  // The claim is one statement and comes first: of any number of concurrent calls exactly one gets the row.
  const row = await transaction
    .updateTable('carts')
    .set({ active: 0 })
    .where('id', '=', cartId)
    .where('active', '=', 1)
    .where(ownedBy(context.customer))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return placedBefore(transaction, context, cartId);
  const now = context.now();
  const catalogue = catalogueLoaders(transaction);
  const cart = await readCartRecord(transaction, catalogue, row, now);
  if (isCouponLost(row, cart)) return refuse(COUPON_NO_LONGER_VALID);
  const zone = isVirtualCart(cart) ? null : (cart.shipping?.zone ?? null);
  const rules = { now, deliverySchedule: await readDeliverySchedule(transaction), zone };
  const refusal =
    (await refuseOrder(transaction, catalogue, cart, rules, context)) ?? (await takeStock(transaction, cart.lines));
  if (refusal !== null) return refuse(refusal);
  const code = cart.payment?.code ?? '';
  const isPaidLater = isPaidOnline(code);
  // Nothing is left to pay of an order that gift cards cover.
  const isPaidByCard = code === NOTHING_DUE && cart.giftCards.length > 0;
  const status = isPaidLater ? AWAITING_PAYMENT : isPaidByCard ? PAID : 'Pending';
  const { id, number, amount } = await storeOrder(transaction, catalogue, cart, context, now, status);
  const refused =
    (await claimAttempt(transaction, { cartId, key }, id, context)) ??
    (await refuseUnpaid(transaction, id, cart, context, now));
  if (refused !== null) return refuse(refused);
  if (!(await takeCoupon(transaction, cart, id))) return refuse(COUPON_NO_LONGER_VALID);
  const changed = await redeemGiftCards(transaction, cart, id, context.currency.rate);
  if (changed !== null) return refuse(changed);
  await recordTakenStock(transaction, id, cart.lines);
  await storeOrderedGiftCards(transaction, id, cart.lines, now);
  if (isPaidByCard) await recordPaid(transaction, id, now);
  const terms = termsOf(code, context.currency.code, cart, context.payTo, rules.deliverySchedule, now);
  if (terms !== null) await storeTerms(transaction, id, terms);
  // The florist and the customer are notified when the order is paid.
  if (isPaidLater) {
    const provider = code === STRIPE ? 'stripe' : 'bank';
    const payment = { orderId: id, cartId, amount, currency: context.currency.code, provider } as const;
    await startPayment(transaction, payment, startOf(code, context));
  } else {
    await context.emails.orderPlaced(transaction, number, now);
  }
  return ok({ number, isNew: true });
}

/**
 * Places the order of a cart: claim, checks, stock, order and emails in one transaction, so that there is at most one
 * order and no partial one. Called again it returns the same number. `attemptKey` names this attempt to `settleAttempt`.
 */
export async function placeOrder(
  context: ShopContext,
  cartId: string,
  attemptKey: string | null,
): Promise<Result<string, ShopRefusal>> {
  const refusal = attemptKey === null ? null : refuseKey(attemptKey);
  if (refusal !== null) return refuse(refusal);
  const placed = await inTransaction(context.database, (transaction) =>
    placeIn(transaction, context, { cartId, key: attemptKey }),
  );
  if (!placed.ok) return placed;
  if (placed.value.isNew) context.onEmailQueued();
  return ok(placed.value.number);
}
