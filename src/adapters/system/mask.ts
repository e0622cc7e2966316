const STARS = '***';
/** Below this the ends would be the whole. */
const LEAST = 3;

// Each begins where its kind of signs begins and nowhere in between: a long text of one kind is then read once.
const EMAIL = /(?<![^\s"'<>@=:,;()])[^\s"'<>@=:,;()]+@[^\s"'<>@,;()]+/g;
const BEARER = /\b(bearer\s+)(\S+)/gi;
const RUN = /[\w.-]{20,}/g;
/** Tokens and cart ids: long, in a run of letters and digits mixed, and a JSON web token's parts with their dots. */
const LONG_KEY = /\b\w{20,}(?:[.-][\w-]+)*/g;

/** A secret as a log may hold it: its ends, `s***t`, and nothing of one that is too short for that or is no text. */
export function mask(secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < LEAST) return STARS;
  return `${secret.at(0) ?? ''}${STARS}${secret.at(-1) ?? ''}`;
}

/** A sentence in which e-mail addresses and tokens are masked. */
export function maskedText(text: string): string {
  return text
    .replace(BEARER, (_whole, name: string, token: string) => `${name}${mask(token)}`)
    .replace(EMAIL, mask)
    .replace(RUN, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? run.replace(LONG_KEY, mask) : run));
}
