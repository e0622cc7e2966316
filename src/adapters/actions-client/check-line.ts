import type { AddToCartRequest } from '../../application/cart/add-to-cart';
import type { Clock } from '../../application/ports/clock';
import { toCartLine, type AddToCartRefusal } from '../../domain/cart/add-to-cart';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { Result } from '../../domain/shared/result';

/** Checks an item by the domain's rules before it is sent; the server checks again. */
export function checkLine(request: AddToCartRequest, clock: Clock): Result<unknown, AddToCartRefusal> {
  const { product, quantity, answers, deliverySchedule, zone } = request;
  const [places, lead] = 'categoryPaths' in product ? [product.categoryPaths, product.leadDays] : [[], null];
  return toCartLine(product, quantity, answers, deliveryRulesFor(places, clock.now(), lead, deliverySchedule, zone));
}
