import type { AddToCartRequest } from '../../application/cart/add-to-cart';
import type { Clock } from '../../application/ports/clock';
import { toCartLine, type AddToCartRefusal } from '../../domain/cart/add-to-cart';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { Result } from '../../domain/shared/result';

/** Judges a request to add by the rules of the shop, as the server will do again. */
export function checkLine(request: AddToCartRequest, clock: Clock): Result<unknown, AddToCartRefusal> {
  const { product, quantity, answers, deliverySchedule } = request;
  const [places, lead] = 'categoryPaths' in product ? [product.categoryPaths, product.leadDays] : [[], null];
  return toCartLine(product, quantity, answers, deliveryRulesFor(places, clock.now(), lead, deliverySchedule));
}
