import { hasInvisible } from '../../shared/invisible-characters';

/** Characters of an email address. */
export const MAX_EMAIL = 254;

const FORM =
  /^[^\s\u0000-\u001F@<>",;:\\()[\]]+@[^\s\u0000-\u001F@<>",;:\\()[\]]+\.[^\s\u0000-\u001F@<>",;:\\()[\].]{2,}$/;

/**
 * True for one @ with text on both sides and a dot after it, without invisible characters and without any that could
 * start another email header.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && FORM.test(text) && !hasInvisible(text);
}

/** The key of the person behind an address: as `emailKey`, without the tag of `ann+shop@example.org`. */
export function personKey(email: string): string {
  return emailKey(email).replace(/^(.[^+@]*)\+[^@]*(?=@)/, '$1');
}

/** The key under which an address is stored: `Ann@Example.org` is `ann@example.org`. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
