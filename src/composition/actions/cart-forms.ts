import type { Failure } from '../../application/ports/failures';
import { parseQuantity } from '../../domain/cart/quantity';
import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import { refusalCodes, refusalPairs } from './form-result-query';
import { first } from './form-body';
import type { FormResult, FormRequest } from './form-request';

/** `item`, `quantity`. */
export async function changeQuantityForm({ shop, fields }: FormRequest): Promise<FormResult> {
  const item = first(fields, 'item');
  const quantity = parseQuantity(first(fields, 'quantity'));
  if (!quantity.ok) return refusalPairs(refusalCodes(quantity.reason, item));
  const changed = await shop.useCases.changeQuantity(item, quantity.value);
  return changed.ok ? [['changed', item]] : refusalPairs(refusalCodes(changed.reason, item));
}

/** `item`. An item that is gone already is no fault. */
export async function removeItemForm({ shop, fields }: FormRequest): Promise<FormResult> {
  const item = first(fields, 'item');
  const cart = await shop.useCases.viewCart();
  if (!cart.ok) return refusalPairs(refusalCodes(cart.reason, item));
  const name = cart.value.items.find(({ uid }) => uid === item)?.name;
  const removed = await shop.useCases.removeItem(cart.value, item);
  if (!removed.ok) return refusalPairs(refusalCodes(removed.reason, item));
  return name === undefined ? [] : [['removed', name]];
}

/** `code`. S5-23: an empty one takes the coupon off. */
export async function applyCouponForm({ shop, fields }: FormRequest): Promise<FormResult> {
  return couponResult(await shop.useCases.applyCoupon(first(fields, 'code').trim()));
}

export async function removeCouponForm({ shop }: FormRequest): Promise<FormResult> {
  return couponResult(await shop.useCases.applyCoupon(''));
}

function couponResult(changed: Result<Cart, Failure>): FormResult {
  if (!changed.ok) return refusalPairs(refusalCodes(changed.reason, 'coupon'));
  return [['coupon', changed.value.coupon === null ? 'removed' : 'applied']];
}
