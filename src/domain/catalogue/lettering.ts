import type { CustomizableOption } from './customizable-option';

/** SKU by which the florist marks a text whose price is that of each letter after the first. */
const PER_LETTER = 'PER-LETTER';

/** Whether the answer is made in flowers, letter by letter. */
export function isPricedByLetter(option: CustomizableOption): boolean {
  return 'sku' in option && option.sku === PER_LETTER;
}

/** How much of its limit a text takes: what is charged for, where letters are, else every character; an emoji is one. */
export function lengthOfText(option: CustomizableOption, text: string): number {
  return isPricedByLetter(option) ? countLetters(text) : [...text].length;
}

/** Counts everything that is made, signs included; spaces are not, and an accent is part of its letter. */
export function countLetters(text: string): number {
  return [...text.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length;
}
