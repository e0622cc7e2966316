import type { Cart } from './cart';

/** The days on which what lies in the cart is to be brought, `YYYY-MM-DD`, each once, the first one first. */
export function deliveryDaysOf({ items }: Pick<Cart, 'items'>): readonly string[] {
  const days = items.flatMap(({ attributes }) => attributes.filter(({ isDay }) => isDay).map(({ value }) => value));
  return [...new Set(days)].sort();
}
