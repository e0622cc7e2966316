import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { queueOrderEmails } from '../../mail/queue-order-emails';
import { ownedBy, refuseUse } from '../cart/cart-owner';
import { cartNotFound, readCartRecord, readCartRow } from '../cart/read-cart';
import { AWAITING_PAYMENT, BANK_PAGE, startPayment } from '../payment/bank-payment';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import type { ShopRefusal } from '../shop-refusal';
import { isVirtualCart } from '../cart/price-cart';
import { refuseOrder } from './refuse-order';
import { storeOrder } from './store-order';
import { COUPON_GONE, takeCoupon } from './take-coupon';
import { noteTaken, takeStock } from './take-stock';

interface Placed {
  readonly number: string;
  /** False when the order was there before this call. */
  readonly isNew: boolean;
}

/**
 * What a cart that is not open any more became. The number was stored with the order: asking again is safe, for whoever
 * knows the cart's id, also when the customer's token ended meanwhile. A number alone opens nothing.
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
  return refuse(refuseUse(cartId, await readCartRow(transaction, cartId), customer) ?? cartNotFound(cartId));
}

async function placeIn(
  transaction: ShopDatabase,
  context: ShopContext,
  cartId: string,
): Promise<Result<Placed, ShopRefusal>> {
  // The claim comes first and is one statement: of any number of calls exactly one gets the row back.
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
  if (row.coupon_id !== null && cart.coupon === null) return refuse(COUPON_GONE);
  const zone = isVirtualCart(cart) ? null : (cart.shipping?.zone ?? null);
  const rules = { now, deliverySchedule: await readDeliverySchedule(transaction), zone };
  const refusal =
    (await refuseOrder(transaction, catalogue, cart, rules, context)) ?? (await takeStock(transaction, cart.lines));
  if (refusal !== null) return refuse(refusal);
  const isPaidLater = cart.payment?.code === BANK_PAGE;
  const status = isPaidLater ? AWAITING_PAYMENT : 'Pending';
  const { id, number, amount } = await storeOrder(transaction, catalogue, cart, context, now, status);
  if (!(await takeCoupon(transaction, cart, id))) return refuse(COUPON_GONE);
  await noteTaken(transaction, id, cart.lines);
  // The workroom hears of an order when it is paid, and so does its customer.
  if (isPaidLater) {
    await startPayment(transaction, { orderId: id, cartId, amount, currency: context.currency.code }, now);
  } else await queueOrderEmails(transaction, number, context.floristEmail, now);
  return ok({ number, isNew: true });
}

/**
 * S7-33. Makes an order of a cart: claim, checks, stock, order and letters in one transaction, so that there is exactly
 * one order whatever arrives, and none of it when anything is refused. Called again it answers the same number.
 */
export async function placeOrder(context: ShopContext, cartId: string): Promise<Result<string, ShopRefusal>> {
  const placed = await inTransaction(context.database, (transaction) => placeIn(transaction, context, cartId));
  if (!placed.ok) return placed;
  if (placed.value.isNew) context.onEmails();
  return ok(placed.value.number);
}
