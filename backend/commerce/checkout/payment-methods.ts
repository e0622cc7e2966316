import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord, PaymentMethod } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';

/** Nothing is owed: there is nothing to choose between, and nothing may be asked for. */
const NOTHING_DUE = 'free';

/** The ways a cart can be paid, in the florist's order: all but "no payment" while something is owed, else only that. */
export async function availablePayments(
  database: ShopDatabase,
  cart: CartRecord,
  rate: number,
): Promise<readonly PaymentMethod[]> {
  const methods = await database.selectFrom('payment_methods').selectAll().orderBy('position').execute();
  const nothingDue = cart.lines.length > 0 && priceCart(cart, rate).grandTotal === 0;
  return methods.filter((method) => (method.code === NOTHING_DUE) === nothingDue);
}
