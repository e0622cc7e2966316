import type { Cart, CartItem } from '../../../domain/cart/cart';
import { deliveryDaysOf } from '../../../domain/cart/cart-delivery';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { cartTexts } from '../../texts/en/cart/cart';
import { dayInWords } from '../shared/day-in-words';
import { isForFuneral } from '../../../domain/catalogue/departments';

interface DeliveryDaysProps {
  readonly cart: Cart;
  readonly locale: string;
  /** Shows nothing unless there are at least so many days. */
  readonly from?: number;
}

/** The days of the cart; several are several deliveries, for which one charge is made. */
export function DeliveryDays({ cart, locale, from = 1 }: DeliveryDaysProps) {
  const days = deliveryDaysOf(cart).map((day) => dayInWords(day, locale));
  if (days.length < from) return null;
  const words = days.length > 1 && !isCollected(cart.delivery) ? cartTexts.deliveries(days) : cartTexts.days(days);
  return <p className="cart-days">{words}</p>;
}

/**
 * The label of a collected item's day; undefined where it keeps its own name: a tribute has that of the funeral, and a
 * gift card by email is not collected.
 */
export function dayLabelOf(cart: Pick<Cart, 'delivery'>, item: CartItem): string | undefined {
  return isCollected(cart.delivery) && !isForFuneral([item]) && !item.isVirtual ? cartTexts.collectionDate : undefined;
}
