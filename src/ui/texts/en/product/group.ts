import type { GroupRefusal } from '../../../../application/cart/add-group';
import type { Failure } from '../../../../application/ports/failures';
import { refusalMessage } from '../refusals';

/** Texts of a grouped product, whose products are added one by one. */
export const groupTexts = {
  items: 'How many of each',
  quantityOf: (name: string) => `Quantity of ${name}`,
  added: (products: number) => (products === 1 ? 'It is in your cart.' : 'They are in your cart.'),
  together: 'Together',
} as const;

/** Why a grouped product was not, or only partly, added. */
export function groupRefusalMessage(refusal: GroupRefusal | Failure): string {
  switch (refusal.kind) {
    case 'nothing-selected':
      return 'Please choose how many of each you would like.';
    case 'partially-added':
      return `${refusal.product.name}: ${refusalMessage(refusal.reason)}${wordAdded(refusal.added)}`;
    default:
      return refusalMessage(refusal);
  }
}

function wordAdded(added: number): string {
  if (added === 0) return '';
  return added === 1 ? ' The item before it is in your cart.' : ` The ${added} items before it are in your cart.`;
}
