import type { GroupRefusal } from '../../../application/cart/add-group';
import { unreachable } from '../../../domain/shared/result';
import { wordRefusal } from './refusals';

/** Why a grouped product was not, or only partly, added. */
export function wordGroupRefusal(refusal: GroupRefusal): string {
  switch (refusal.kind) {
    case 'nothing-wanted':
      return 'Please choose how many of each you would like.';
    case 'group-stopped':
      return `${refusal.product.name}: ${wordRefusal(refusal.reason)}${wordAdded(refusal.added)}`;
    default:
      return unreachable(refusal);
  }
}

function wordAdded(added: number): string {
  if (added === 0) return '';
  return added === 1 ? ' The item before it is in your cart.' : ` The ${added} items before it are in your cart.`;
}
