import type { Cart, CartItem } from '../../../domain/cart/cart';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { cartTexts } from '../../texts/en/cart/cart';

/**
 * What the day of a collected item is called; undefined where it keeps its own name: a tribute has that of the funeral, and a
 * gift card by email is not collected.
 */
export function dayLabelOf(cart: Pick<Cart, 'delivery'>, item: CartItem): string | undefined {
  return isCollected(cart.delivery) && !isForFuneral([item]) && !item.isVirtual ? cartTexts.collectionDate : undefined;
}
