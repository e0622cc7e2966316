const STARS = '***';
/** Below this the ends would be the whole. */
const LEAST = 3;

const EMAIL = /[^\s"'<>@=:,;()]+@[^\s"'<>@,;()]+/g;
const BEARER = /\b(bearer\s+)(\S+)/gi;
/** Tokens and cart ids: long, of letters and digits mixed, and a JSON web token's parts with their dots. */
const LONG_KEY = /\b(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[A-Za-z0-9_]{20,}(?:[.-][\w-]+)*/g;

/** S8-37. A secret as a log may hold it: its ends, `s***t`, and nothing of one that is too short for that or is no text. */
export function mask(secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < LEAST) return STARS;
  return `${secret.at(0) ?? ''}${STARS}${secret.at(-1) ?? ''}`;
}

/** S8-37. A sentence in which e-mail addresses and tokens are masked. */
export function maskedText(text: string): string {
  return text
    .replace(BEARER, (_whole, name: string, token: string) => `${name}${mask(token)}`)
    .replace(EMAIL, mask)
    .replace(LONG_KEY, mask);
}
