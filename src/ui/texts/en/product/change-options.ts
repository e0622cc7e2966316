import { itemTexts } from '../cart/item';

/** Texts of the page that changes day and texts of a cart item. */
export const changeOptionsTexts = {
  title: (hasDay: boolean) => itemTexts.changeOptions(hasDay),
  save: 'Save the change',
  keep: 'Keep it as it is',
} as const;
