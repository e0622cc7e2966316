import type { CustomOption } from '../catalogue/product/custom-options';
import type { SelectedOption } from './cart-record';

/** Marks a text whose price is that of each letter after the first, which is in the product's price. */
export const PER_LETTER_SKU = 'PER-LETTER';

/** Spaces are free, and an accent is part of its letter. */
const countLetters = (text: string): number => [...text.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length;

/** How much of its limit a text takes: what is charged for, where letters are, else every character. */
export function lengthOfText(option: Pick<CustomOption, 'sku'>, text: string): number {
  return option.sku === PER_LETTER_SKU ? countLetters(text) : [...text].length;
}

/** How many times an answer costs the price of its option. */
export function timesCharged({ option, text }: SelectedOption): number {
  return option.sku === PER_LETTER_SKU ? lettersCharged(countLetters(text ?? '')) : 1;
}

/** How many of some letters are charged on top of the product's price. */
export const lettersCharged = (letters: number): number => Math.max(0, letters - 1);
