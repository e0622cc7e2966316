/** Letters and signs of an address of mail. */
export const MAX_EMAIL = 254;

const FORM =
  /^[^\s\u0000-\u001F@<>",;:\\()[\]]+@[^\s\u0000-\u001F@<>",;:\\()[\]]+\.[^\s\u0000-\u001F@<>",;:\\()[\].]{2,}$/;

/** One @, something on both sides, a dot behind it, and nothing that could start another header of a letter. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL && FORM.test(text);
}

/** What two spellings of one address have in common: `Ann@Example.org` is `ann@example.org`. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
