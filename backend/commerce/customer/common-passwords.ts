import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary.passwords.slice(0, 10_000));

/** True for one of the 10,000 most common passwords, ignoring case and any symbols before and after it. */
export function isCommonPassword(password: string): boolean {
  const word = password.toLowerCase();
  return COMMON.has(word) || COMMON.has(word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
}
