const BLANK = '[\\s\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]';
const BLANKS = new RegExp(`${BLANK}+`, 'g');
const ENDS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'g');

/** Without white space and the invisible marks at both ends, which phones paste round addresses and numbers. */
export const trimText = (text: string): string => text.replace(ENDS, '');

/** Without any of them. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '');
