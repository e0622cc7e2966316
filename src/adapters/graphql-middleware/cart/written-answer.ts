import type { EnteredAnswer } from '../../../domain/cart/add-to-cart';

/** An entered answer as Magento expects it: a day with a time of midnight. */
export function writtenAnswer({ value, isDay }: EnteredAnswer): string {
  return isDay === true ? `${value} 00:00:00` : value;
}
