import { cartTexts } from '../cart/cart';

/** Texts of the page that changes day and texts of a cart item. */
export const changeOptionsTexts = {
  title: (hasDay: boolean) => cartTexts.changeOptions(hasDay),
  save: 'Save the change',
  keep: 'Keep it as it is',
} as const;
