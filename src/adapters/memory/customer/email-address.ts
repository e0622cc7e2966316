/** Characters of the longest address of mail. */
const LONGEST = 254;
/** One @, something on both sides, a dot behind it, and none of the signs that mean something else to a letter. */
const FORM = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/;

/** Whether the shop in memory would write to it: as strict as the real shop, which every contract holds both to. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && FORM.test(text);
}

/** What two spellings of one address have in common. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
