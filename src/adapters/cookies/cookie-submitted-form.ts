import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { TYPED_FORM_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Characters of a field, the longest that a form may send. */
const MAX_FIELD = 4096;
const MAX_FIELDS = 30;
/** Characters of the cookie as it is sent; browsers keep 4096 bytes with its name and flags. */
const MAX_COOKIE = 3_800;

/** Begins a cookie that is packed; no name of a field begins so. */
const PACKED = '~';

/** Names and first values of fields. */
export type TypedFields = Readonly<Record<string, string>>;

/**
 * The values of a refused form without scripts, for the next page. Names, email addresses and the words of a card must
 * not be in a URL, which is logged and kept in the history.
 */
export class CookieSubmittedForm {
  constructor(private readonly cookies: CookieStore) {}

  /** Fields may have several values. Values that do not fit are dropped, so the shopper types them again. */
  remember(fields: readonly (readonly [string, string])[]): void {
    let kept = new URLSearchParams();
    for (const [name, value] of fields.slice(0, MAX_FIELDS)) {
      const more = new URLSearchParams(kept);
      more.append(name, value);
      if (value.length <= MAX_FIELD && this.textFor(more) !== null) kept = more;
    }
    this.cookies.put(TYPED_FORM_COOKIE, this.textFor(kept) ?? '');
  }

  /** As it is, or packed if it is too long for a cookie; null if it is too long then too. */
  private textFor(fields: URLSearchParams): string | null {
    const plain = fields.toString();
    if (encodeURIComponent(plain).length <= MAX_COOKIE) return plain;
    const packed = `${PACKED}${pack(plain)}`;
    return packed.length <= MAX_COOKIE ? packed : null;
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
    const text = this.cookies.get(TYPED_FORM_COOKIE) ?? '';
    const plain = text.startsWith(PACKED) ? unpack(text.slice(PACKED.length)) : text;
    const pairs = [...new URLSearchParams(plain ?? '')];
    return pairs.slice(0, MAX_FIELDS).filter(([, value]) => value.length <= MAX_FIELD);
  }
}

/** Maximum bytes of an unpacked text: a forged cookie could unpack to a very long one. */
const MAX_BYTES = 64 * 1024;

/** Deflates a text into characters that a cookie carries as they are. */
function pack(text: string): string {
  return deflateRawSync(text, { level: 9 }).toString('base64url');
}

/** Null for a text that `pack` has not made. */
function unpack(packed: string): string | null {
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}
