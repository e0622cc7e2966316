import type { Cart } from '../../../domain/cart/cart';
import { deliveryDaysOf } from '../../../domain/cart/cart-delivery';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { cartTexts } from '../../texts/en/cart/cart';
import { dayInWords } from '../shared/day-in-words';

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
