import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord, PaymentMethod } from '../cart/cart-record';
import { isVirtualCart, priceCart } from '../cart/price-cart';
import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { COLLECTION_CARRIER, isCourier } from '../delivery/carriers';
import { isGiftCardByEmail } from '../catalogue/product/gift-card-options';
import { BANK_PAGE, isPaidOnline, STRIPE } from '../payment/bank-payment';
import { needsTerms, payByInWords, termsOf } from '../payment/payment-terms';
import { SMALLEST_PAYMENT } from '../pricing/smallest-payment';
import type { ShopContext } from '../graphql/shop-context';
import { isSameAddress } from '../address/read-address';
import { mayHold } from './held-goods';

const BASE_RATE = 1_000_000;
/** The only method of a cart whose total is zero. */
export const NOTHING_DUE = 'free';
const ON_DELIVERY = 'cashondelivery';

/** Whether a method takes no money when the order is placed, although something is due. */
export function isUnpaidMethod(code: string): boolean {
  return !isPaidOnline(code) && code !== NOTHING_DUE;
}

/** Whether the shop takes payments at once, on a page of a bank. */
export function hasOnlineMethod({ bank, stripe }: Pick<ShopContext, 'bank' | 'stripe'>): boolean {
  return bank !== undefined || stripe !== undefined;
}

const isCollected = ({ shipping }: Pick<CartRecord, 'shipping'>): boolean =>
  shipping?.carrier_code === COLLECTION_CARRIER;

/**
 * Cash is taken from the customer only: at the counter, or by our driver if the customer is also the recipient.
 * Recipients do not pay for presents, couriers take no money, and a gift card by email would be sent before the cash
 * arrives. Until shipping method and addresses are known, cash is possible.
 */
function mayPayOnDelivery(cart: CartRecord): boolean {
  const { shippingAddress: shipping, billingAddress: billing } = cart;
  if (isVirtualCart(cart) || cart.lines.some(isGiftCardByEmail)) return false;
  if (cart.shipping !== null && isCourier(cart.shipping.carrier_code)) return false;
  return isCollected(cart) || shipping === null || billing === null || isSameAddress(shipping, billing);
}

/** The method's title for this cart: nothing is delivered that is collected, and the only bank is for practice. */
export function paymentTitle({ code, title }: PaymentMethod, cart: Pick<CartRecord, 'shipping'>): string {
  if (code === BANK_PAGE) return 'Practice card (no money moves)';
  return code === ON_DELIVERY && isCollected(cart) ? 'Pay on collection' : title;
}

/**
 * The payment methods of a cart, in the florist's order: all but `free` while something is due, else only that. Unpaid
 * methods are for carts up to the shop's limit, and for what may be held unpaid (`unpaid-hold.ts`); transfer and cheque need an account in the currency and enough time, and say by
 * when the money must be here once it is known who brings what where; cash needs our van and the customer's own door, and Stripe an amount that it takes.
 */
export async function availablePayments(
  database: ShopDatabase,
  cart: CartRecord,
  {
    currency,
    bank,
    stripe,
    unpaidOrders,
    holds,
    payTo,
    now,
  }: Pick<ShopContext, 'currency' | 'bank' | 'stripe' | 'unpaidOrders' | 'holds' | 'payTo' | 'now'>,
): Promise<readonly PaymentMethod[]> {
  const methods = await database.selectFrom('payment_methods').selectAll().orderBy('position').execute();
  const { grandTotal: due } = priceCart(cart, currency.rate);
  const nothingDue = cart.lines.length > 0 && due === 0;
  const isTooMuch = priceCart(cart, BASE_RATE).grandTotal > unpaidOrders.maxPence;
  const schedule = await readDeliverySchedule(database);
  const terms = (code: string) => termsOf(code, currency.code, cart, payTo, schedule, now());
  // The deadline depends on the days on the way.
  const isPlaceKnown = cart.shipping !== null || isVirtualCart(cart);
  const limits = { hasOnlineMethod: hasOnlineMethod({ bank, stripe }), heldPieces: holds.heldPieces };
  const isOpen = (code: string): boolean => {
    if ((code === NOTHING_DUE) !== nothingDue || (isTooMuch && isUnpaidMethod(code))) return false;
    if (isUnpaidMethod(code) && !mayHold(cart.lines, code, limits)) return false;
    if (code === BANK_PAGE) return bank !== undefined;
    if (code === STRIPE) return stripe !== undefined && due >= SMALLEST_PAYMENT;
    if (code === ON_DELIVERY) return mayPayOnDelivery(cart);
    return !needsTerms(code) || terms(code) !== null;
  };
  const titleOf = (method: PaymentMethod): string => {
    const money = isPlaceKnown ? terms(method.code) : null;
    const title = paymentTitle(method, cart);
    return money === null ? title : `${title} (to reach us by ${payByInWords(money)})`;
  };
  return methods.filter(({ code }) => isOpen(code)).map((method) => ({ ...method, title: titleOf(method) }));
}
