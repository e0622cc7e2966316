import type { Cart } from './cart';

/** Returns the distinct delivery dates of the cart, `YYYY-MM-DD`, ascending. */
export function deliveryDaysOf({ items }: Pick<Cart, 'items'>): readonly string[] {
  const days = items
    // The day of a virtual item is that of an email.
    .filter(({ isVirtual }) => !isVirtual)
    .flatMap(({ attributes }) => attributes.filter(({ isDay }) => isDay).flatMap(({ value, days }) => days ?? [value]));
  return [...new Set(days)].sort();
}
