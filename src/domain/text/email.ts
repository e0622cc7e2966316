import { plainText } from './invisible';

/** Characters of an email address. */
export const MAX_EMAIL = 254;

/** One @; before it at most 64 characters, without two dots in a row; after it the labels of a host name. */
const FORM =
  /^(?!\.|.*\.[.@])(?=\S+$)[^\s@<>",;:\\()[\]]{1,64}@(?:(?!-)[a-z\d\u00A1-\u{10FFFF}-]{1,63}(?<!-)(?:\.(?!$)|$)){2,}(?<=\.\D[^.]+)$/iu;

/**
 * The address in a pasted text, whether it is one or not: without invisible marks, `mailto:`, the name before `<…>`, quotes
 * and the punctuation after it. An address that only has these parts is not changed.
 */
export function plainEmail(text: string): string {
  const plain = plainText(text).trim();
  const [, inside = plain] = /<([^<>]*)>[^<>]*$/.exec(plain) ?? [];
  return inside
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .replace(/^'(.*)'$/, '$1')
    .replace(/^[<("[\u2018\u201C]+/, '')
    .replace(/(?<![.,;:!?>)\]"\u2019\u201D\s])[.,;:!?>)\]"\u2019\u201D\s]+$/, '');
}

/** Reads an email address that was typed or pasted; null if no server takes it. */
export function readEmail(text: string): string | null {
  const plain = plainEmail(text);
  return plain.length <= MAX_EMAIL && FORM.test(plain) ? plain : null;
}
