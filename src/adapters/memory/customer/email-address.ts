/** Longest email address, in characters. */
const LONGEST = 254;
/** One @ with text on both sides, a dot after it, and no characters with a special meaning in mail headers. */
const FORM = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/;

/** As strict as the real backend; the contract suite checks both. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && FORM.test(text);
}

/** A key that is equal for spellings of the same address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
