import type { Cart } from './cart';

/** True if it has no line, not even one that cannot be shown. */
export function isEmptyCart({ items, unshownLines = 0 }: Pick<Cart, 'items' | 'unshownLines'>): boolean {
  return items.length + unshownLines === 0;
}
