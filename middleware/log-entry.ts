import { createHash } from 'node:crypto';
import { isPlainRecord, type PlainRecord } from './plain-record';

/** One log line about a failed call. It has no field for arguments, variables or responses, so that none can leak. */
export interface LogEntry {
  readonly level: 'error' | 'warn';
  readonly message: string;
  /** The id the caller was given. */
  readonly id: string;
  readonly status: number;
  readonly integration: string;
  readonly method: string;
  /** A fingerprint of the cart id, which does not grant access to the cart. */
  readonly cart?: string;
  readonly cause?: string;
}

/** The only variable that is logged: the cart's fingerprint. */
export function cartFingerprint(variables: PlainRecord): string | undefined {
  const input = isPlainRecord(variables.input) ? variables.input : variables;
  const cart = input.cart_id ?? input.cartId;
  return typeof cart === 'string' && cart !== '' ? fingerprint(cart) : undefined;
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 10);
}

/** More than is logged, because masking shortens the text; bounded because the patterns read a text several times. */
const MAX_READ = 2000;

/** Begins only where an address can begin, so that a long word is read once. */
const EMAIL = /(?<![^\s"'<>@=:,;])[^\s"'<>@=:,;]+@[^\s"'<>@,;]+/g;
const BEARER = /\b(bearer)\s+\S+/gi;
const SECRET_NAME = /\b(\w*(?:token|password|secret|email))(["']?\s*[=:]\s*)/.source;
const QUOTED_SECRET = new RegExp(`${SECRET_NAME}(["'])(?:\\\\.|(?!\\3)[^\\\\\\n])*(\\3)?`, 'gi');
/** Unquoted passphrases may contain blanks, so they are masked to the end of the line. */
const BARE_SECRET = new RegExp(`${SECRET_NAME}(?!["'\\s])[^\\n]+`, 'gi');
/** With a digit from 20 characters on; without one 32 letters (a cart id) or 40 characters. */
const LONG_KEY = /\b(?:(?=[\w-]{20})(?=[\w.-]*\d)[\w-]+|[A-Za-z]{32}|[\w-]{40,})(?:\.[\w-]+)*\b/g;

/**
 * Prepares an external text for the log: masks secrets by name and by shape, replaces control characters and shortens
 * it. Long keys (cart ids, tokens) are replaced by a fingerprint.
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

/** Cut at a blank, so that no secret is cut into an unrecognisable half. */
function beginning(text: string): string {
  if (text.length <= MAX_READ) return text;
  return text.slice(0, Math.max(0, text.lastIndexOf(' ', MAX_READ))) || '[long]';
}
