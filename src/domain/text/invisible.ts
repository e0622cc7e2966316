const BLANK = '[\\s\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]';
const BLANKS = new RegExp(`${BLANK}+`, 'g');
const ENDS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'g');

/** Without white space and the invisible marks at both ends, which phones paste round addresses and numbers. */
export const trimText = (text: string): string => text.replace(ENDS, '');

/** Without any of them. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '');

/**
 * A text in one line, to compare or to check: without controls and invisible characters (marks of direction, zero-width characters, soft
 * hyphens, fillers, annotations, tags), and with the signs of all keyboards in their plain form, `＠` and `。` as `@` and `.`.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\S\uFEFF]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .replace(/。/g, '.');
