const LONGEST_EMAIL = 254;

/** One @, something on both sides, a dot behind it, and nothing that could start another header of a letter. */
export function isEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL && /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/.test(text)
  );
}

/** What two spellings of one address have in common: `Ann@Example.org` is `ann@example.org`. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
