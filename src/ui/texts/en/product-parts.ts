import type { GroupRefusal } from '../../../application/cart/add-group';
import { unreachable } from '../../../domain/shared/result';
import { wordRefusal } from './refusals';

/** Why a group, or the rest of it, was not put into the cart. Which of the goods it was about is named. */
export function wordGroupRefusal(refusal: GroupRefusal): string {
  switch (refusal.kind) {
    case 'nothing-wanted':
      return 'Please say how many you would like.';
    case 'group-stopped': {
      const why = `${refusal.product.name}: ${wordRefusal(refusal.reason)}`;
      return refusal.added === 0 ? why : `${why} What stands before it is in your cart.`;
    }
    default:
      return unreachable(refusal);
  }
}
