import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord, PaymentMethod } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';
import { BANK_PAGE } from '../payment/bank-payment';
import type { ShopContext } from '../shop-context';

const BASE_RATE = 1_000_000;
/** The only method of a cart whose total is zero. */
const NOTHING_DUE = 'free';

/** Whether a method takes no money when the order is placed, although something is due. */
export function isUnpaidMethod(code: string): boolean {
  return code !== BANK_PAGE && code !== NOTHING_DUE;
}

/**
 * The payment methods of a cart, in the florist's order: all but `free` while something is due, else only that. Unpaid
 * methods are for carts up to the shop's limit.
 */
export async function availablePayments(
  database: ShopDatabase,
  cart: CartRecord,
  { currency, bank, unpaidOrders }: Pick<ShopContext, 'currency' | 'bank' | 'unpaidOrders'>,
): Promise<readonly PaymentMethod[]> {
  const methods = await database.selectFrom('payment_methods').selectAll().orderBy('position').execute();
  const nothingDue = cart.lines.length > 0 && priceCart(cart, currency.rate).grandTotal === 0;
  const open = methods.filter((method) => method.code !== BANK_PAGE || bank !== undefined);
  const isTooMuch = priceCart(cart, BASE_RATE).grandTotal > unpaidOrders.maxPence;
  return open.filter(({ code }) => (code === NOTHING_DUE) === nothingDue && !(isTooMuch && isUnpaidMethod(code)));
}
