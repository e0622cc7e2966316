import type { CartItem } from './cart';

/** True if the item has a day or a text, which can be changed in the cart. */
export function hasChangeableOptions({ attributes, answers }: Pick<CartItem, 'attributes' | 'answers'>): boolean {
  // What was entered has the uid of its option, what was chosen that of a value.
  return (
    attributes.some(({ isDay }) => isDay) ||
    answers.some(({ optionUid, values }) => values.some(({ uid }) => uid === optionUid))
  );
}
