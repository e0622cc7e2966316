import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord, PaymentMethod } from '../cart/cart-record';
import { priceCart } from '../cart/price-cart';
import { BANK_PAGE } from '../payment/bank-payment';
import type { ShopContext } from '../shop-context';

/** The only method of a cart whose total is zero. */
const NOTHING_DUE = 'free';

/** The payment methods of a cart, in the florist's order: all but `free` while something is due, else only that. */
export async function availablePayments(
  database: ShopDatabase,
  cart: CartRecord,
  { currency, bank }: Pick<ShopContext, 'currency' | 'bank'>,
): Promise<readonly PaymentMethod[]> {
  const methods = await database.selectFrom('payment_methods').selectAll().orderBy('position').execute();
  const nothingDue = cart.lines.length > 0 && priceCart(cart, currency.rate).grandTotal === 0;
  const open = methods.filter((method) => method.code !== BANK_PAGE || bank !== undefined);
  return open.filter((method) => (method.code === NOTHING_DUE) === nothingDue);
}
