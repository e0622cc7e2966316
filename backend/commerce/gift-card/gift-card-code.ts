import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V, G 6 Q). 4.4 bits each. */
const SIGNS = 'ACDEFHJKMNPRTVWXY3479';
const GROUPS = 5;
const GROUP = 4;

/** A new code in five groups of four, 87 bits: nobody guesses one. */
export function newGiftCardCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The signs of a code as typed, without spaces, dashes and case. */
function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What is stored instead of the code. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex');
}

/** The last group, by which people tell their cards apart. */
export function endOfGiftCardCode(code: string): string {
  return plain(code).slice(-GROUP);
}

/** How a card is named once its code is hidden: `****-W7KD`. */
export function maskedGiftCardCode(end: string | null): string {
  return `****-${end ?? ''}`;
}
