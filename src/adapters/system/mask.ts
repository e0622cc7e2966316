const STARS = '***';
/** A shorter secret is masked entirely. */
const LEAST = 3;

// Each pattern can only match from the start of a run, so that long texts are scanned once.
const EMAIL = /(?<![^\s"'<>@=:,;()])[^\s"'<>@=:,;()]+@[^\s"'<>@,;()]+/g;
const BEARER = /\b(bearer\s+)(\S+)/gi;
const RUN = /[\w.-]{20,}/g;
/** Tokens and cart ids: long runs of mixed letters and digits, and JSON web tokens with their dots. */
const LONG_KEY = /\b\w{20,}(?:[.-][\w-]+)*/g;

/** Masks a secret for the log: `s***t`; short or non-string ones are masked entirely. */
export function mask(secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < LEAST) return STARS;
  return `${secret.at(0) ?? ''}${STARS}${secret.at(-1) ?? ''}`;
}

/** Masks email addresses and tokens in a text. */
export function maskedText(text: string): string {
  return text
    .replace(BEARER, (_whole, name: string, token: string) => `${name}${mask(token)}`)
    .replace(EMAIL, mask)
    .replace(RUN, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? run.replace(LONG_KEY, mask) : run));
}
