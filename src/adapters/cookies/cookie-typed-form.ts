import { TYPED_FORM_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Characters of a field. */
const MAX_FIELD = 300;
const MAX_FIELDS = 30;
/** Characters of the cookie as it is sent; browsers keep 4096 bytes with its name and flags. */
const MAX_COOKIE = 3_800;

/** Names and first values of fields. */
export type TypedFields = Readonly<Record<string, string>>;

/**
 * What was typed into a form without scripts that was refused, for the next page. Names, email addresses and the words of a card must
 * not be in a URL, which is logged and kept in the history.
 */
export class CookieTypedForm {
  constructor(private readonly cookies: CookieStore) {}

  /** Fields may have several values. What does not fit is typed again. */
  remember(fields: readonly (readonly [string, string])[]): void {
    let kept = new URLSearchParams();
    for (const [name, value] of fields.slice(0, MAX_FIELDS)) {
      const more = new URLSearchParams(kept);
      more.append(name, value);
      if (value.length <= MAX_FIELD && encodeURIComponent(more.toString()).length <= MAX_COOKIE) kept = more;
    }
    this.cookies.put(TYPED_FORM_COOKIE, kept.toString());
  }

  /** Writes nothing if there is nothing to forget. */
  forget(): void {
    if (this.cookies.get(TYPED_FORM_COOKIE) !== null) this.cookies.drop(TYPED_FORM_COOKIE);
  }

  fields(): TypedFields {
    return Object.fromEntries(this.pairs().reverse());
  }

  /** All values of the fields `option.<uid>`, by uid. */
  answers(): Readonly<Record<string, readonly string[]>> {
    const answers = new Map<string, readonly string[]>();
    for (const [name, value] of this.pairs()) {
      const uid = /^option\.(.+)$/.exec(name)?.[1];
      if (uid !== undefined) answers.set(uid, [...(answers.get(uid) ?? []), value]);
    }
    return Object.fromEntries(answers);
  }

  private pairs(): (readonly [string, string])[] {
    const pairs = [...new URLSearchParams(this.cookies.get(TYPED_FORM_COOKIE) ?? '')];
    return pairs.slice(0, MAX_FIELDS).filter(([, value]) => value.length <= MAX_FIELD);
  }
}
