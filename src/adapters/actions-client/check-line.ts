import type { AddToCartRequest } from '../../application/cart/add-to-cart';
import { toCartLine, type AddToCartRefusal } from '../../domain/cart/add-to-cart';
import { deliveryRulesFor, type DayRules } from '../../domain/delivery/delivery-rules';
import type { Result } from '../../domain/shared/result';

/** A product without delivery days, such as one in a list. */
const WITHOUT_DAYS = deliveryRulesFor([], 0, null, 'none');

/**
 * Checks an item by the domain's rules before it is sent; the server checks again. `rules` are those by which the page
 * offered its days, with the shop's time: the device's clock may be wrong.
 */
export function checkLine(
  { product, quantity, answers }: AddToCartRequest,
  rules: DayRules = WITHOUT_DAYS,
): Result<unknown, AddToCartRefusal> {
  return toCartLine(product, quantity, answers, rules);
}
