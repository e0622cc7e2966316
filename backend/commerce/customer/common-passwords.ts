import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary.passwords.slice(0, 10_000));

/** Whether a password is one of the 10,000 commonest, in whatever case and with whatever signs before and after. */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  return COMMON.has(word) || COMMON.has(word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
}
