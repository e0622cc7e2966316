import { createHash } from 'node:crypto';
import { isPlainRecord, type PlainRecord } from './plain-record';

/** One line about a call that failed. There is no room for arguments, variables or answers, so none can leak. */
export interface LogEntry {
  readonly level: 'error' | 'warn';
  readonly message: string;
  /** The reference the caller was given. */
  readonly id: string;
  readonly status: number;
  readonly integration: string;
  readonly method: string;
  /** A fingerprint of the cart, to follow one through the log without being able to open it. */
  readonly cart?: string;
  readonly cause?: string;
}

/** What variables may leave in the log: the cart's fingerprint. */
export function cartFingerprint(variables: PlainRecord): string | undefined {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  const cart = input.cart_id ?? input.cartId;
  return typeof cart === 'string' && cart !== '' ? fingerprint(cart) : undefined;
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 10);
}

/** Much more than is told, since what is masked gets shorter. The patterns read some texts over and over, so they get no long ones. */
const MAX_READ = 2000;

/** Begins where such signs begin and nowhere in between, so that a long word is read once. */
const EMAIL = /(?<![^\s"'<>@=:,;])[^\s"'<>@=:,;]+@[^\s"'<>@,;]+/g;
const BEARER = /\b(bearer)\s+\S+/gi;
const SECRET_NAME = /\b(\w*(?:token|password|secret|email))(["']?\s*[=:]\s*)/.source;
const QUOTED_SECRET = new RegExp(`${SECRET_NAME}(["'])(?:\\\\.|(?!\\3)[^\\\\\\n])*(\\3)?`, 'gi');
/** Pass phrases hold blanks and any other character: without quotes nothing but the line's end is sure to end one. */
const BARE_SECRET = new RegExp(`${SECRET_NAME}(?!["'\\s])[^\\n]+`, 'gi');
/** With a digit from 20 characters on. Without one: as long as a cart's id, or longer than any name of ours. */
const LONG_KEY = /\b(?:(?=[\w.-]*\d)[\w-]{20,}|[A-Za-z]{32}|[\w-]{40,})(?:\.[\w-]+)*\b/g;

/**
 * a text of foreign origin made fit for the log: secrets go by name and by shape, control characters are gone, and
 * it is short. Long keys (cart ids, tokens) leave a fingerprint.
 */
export function masked(text: string): string {
  return beginning(text)
    .replace(BEARER, '$1 [masked]')
    .replace(QUOTED_SECRET, '$1$2$3[masked]$4')
    .replace(BARE_SECRET, '$1$2[masked]')
    .replace(EMAIL, '[email]')
    .replace(LONG_KEY, (key) => `[key ${fingerprint(key)}]`)
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
}

/** Up to a blank, so that no secret is cut into a half that nobody knows for one. */
function beginning(text: string): string {
  if (text.length <= MAX_READ) return text;
  return text.slice(0, Math.max(0, text.lastIndexOf(' ', MAX_READ))) || '[long]';
}
