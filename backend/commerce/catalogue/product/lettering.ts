import type { SelectedOption } from '../../cart/cart-record';

/** Marks a text whose price is that of each letter after the first, which is in the product's price. */
export const PER_LETTER_SKU = 'PER-LETTER';

/** How many times an answer costs the price of its option. Spaces are free, and an accent is part of its letter. */
export function timesCharged({ option, text }: SelectedOption): number {
  if (option.sku !== PER_LETTER_SKU) return 1;
  return lettersCharged([...(text ?? '').normalize('NFC').replace(/[\s\p{M}]/gu, '')].length);
}

/** How many of some letters are charged on top of the product's price. */
export const lettersCharged = (letters: number): number => Math.max(0, letters - 1);
