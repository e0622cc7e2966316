import { TYPED_FORM_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Seconds; the next page loads at once. */
const LIFE = 60;
/** Characters of a field. */
const MAX_FIELD = 255;
const MAX_FIELDS = 8;

/** Names and values of fields. */
export type TypedFields = Readonly<Record<string, string>>;

/**
 * What was typed into a form without scripts that was refused, for the next page. Names and email addresses must not be in a URL, which
 * is logged and kept in the history.
 */
export class CookieTypedForm {
  constructor(private readonly cookies: CookieStore) {}

  remember(fields: TypedFields): void {
    this.cookies.put(TYPED_FORM_COOKIE, new URLSearchParams(fields).toString(), LIFE);
  }

  /** Writes nothing if there is nothing to forget. */
  forget(): void {
    if (this.cookies.get(TYPED_FORM_COOKIE) !== null) this.cookies.drop(TYPED_FORM_COOKIE);
  }

  fields(): TypedFields {
    const pairs = [...new URLSearchParams(this.cookies.get(TYPED_FORM_COOKIE) ?? '')];
    return Object.fromEntries(pairs.slice(0, MAX_FIELDS).filter(([, value]) => value.length <= MAX_FIELD));
  }
}
