import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { PASSWORD_KINDS, PASSWORD_LENGTH } from '../store/store-config';
import { emailKey } from './email';
import { MAX_PASSWORD } from './password-hash';

let common: Promise<ReadonlySet<string>> | undefined;

/** The dictionary is large, and read for the first new password. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords.slice(0, 10_000));
}

/** True for one of the 10,000 most common passwords, ignoring case and any symbols before and after it. */
async function isCommonPassword(password: string): Promise<boolean> {
  const words = await (common ??= readCommon());
  const word = password.toLowerCase();
  return words.has(word) || words.has(word.replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, ''));
}

/** Lower case, upper case, digits, and everything else. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

const weak = (message: string): ShopRefusal => ({ ...badInput(message), isOfPassword: true });

/**
 * Why a password is too weak, in Magento's words; null when it is not. `storeConfig` gives the storefront the same
 * rule.
 */
export async function refusePassword(password: string, email: string): Promise<ShopRefusal | null> {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if ([...password].length < PASSWORD_LENGTH) {
    return weak(`The password needs at least ${PASSWORD_LENGTH} characters. Create a new password and try again.`);
  }
  if (password.length > MAX_PASSWORD) {
    return weak(`Please enter a password with at most ${MAX_PASSWORD} characters.`);
  }
  if (password.trim() !== password) {
    return weak("The password can't begin or end with a space. Verify the password and try again.");
  }
  if (kinds < PASSWORD_KINDS) {
    return weak(
      `Minimum of different classes of characters in password is ${PASSWORD_KINDS}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    );
  }
  if (await isCommonPassword(password)) {
    return weak('This password is one of the most common ones. Please choose one that is harder to guess.');
  }
  return emailKey(password) === emailKey(email)
    ? weak("The password can't be the same as the email address. Create a new password and try again.")
    : null;
}
