import type { CartItem } from './cart';

/** True if the item has a day or a text, which can be changed in the cart. */
export function hasChangeableOptions({ attributes, answers }: Pick<CartItem, 'attributes' | 'answers'>): boolean {
  // An entered value has the uid of its option, a chosen one its own.
  return (
    attributes.some(({ isDay }) => isDay) ||
    answers.some(({ optionUid, values }) => values.some(({ uid }) => uid === optionUid))
  );
}
