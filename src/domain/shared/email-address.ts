const MAX_EMAIL = 254;
const FORM =
  /^[^\s\u0000-\u001F@<>",;:\\()[\]]+@[^\s\u0000-\u001F@<>",;:\\()[\]]+\.[^\s\u0000-\u001F@<>",;:\\()[\].]{2,}$/;

/** True for one @ with text on both sides and a dot after it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL && FORM.test(text);
}
