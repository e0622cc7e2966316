import { EMAILED_LINK_COOKIE, isIdentity, lifeOf, SERVER_ONLY, type CookieProfile } from './cookie-names';
import { setCookie } from './cookie-text';

/** Reads and writes a visitor's cookies. */
export interface CookieStore {
  get(name: string): string | null;
  /** One of `cookie-names.ts`. */
  put(name: string, value: string): void;
  drop(name: string): void;
}

/** The cookies of one request; `changes` are the `Set-Cookie` values of its response, the latest of each name. */
export class RequestCookies implements CookieStore {
  private readonly written = new Map<string, { readonly value: string | null; readonly text: string }>();

  constructor(
    private readonly cookies: ReadonlyMap<string, string>,
    readonly profile: CookieProfile,
  ) {}

  get changes(): readonly string[] {
    return [...this.written.values()].map(({ text }) => text);
  }

  get(name: string): string | null {
    const written = this.written.get(name);
    return written === undefined ? (this.cookies.get(name) ?? null) : written.value;
  }

  put(name: string, value: string): void {
    this.written.set(name, { value, text: setCookie(name, value, lifeOf(name), this.flagsOf(name)) });
  }

  drop(name: string): void {
    this.written.set(name, { value: null, text: setCookie(name, '', 0, this.flagsOf(name)) });
  }

  private flagsOf(name: string) {
    const secure = this.profile === 'hardened';
    // A link in an email is a cross-site navigation, and so is the redirect that it gets.
    const sameSite = name === EMAILED_LINK_COOKIE ? ('Lax' as const) : ('Strict' as const);
    return { secure, httpOnly: SERVER_ONLY.has(name) || (secure && isIdentity(name)), sameSite };
  }
}
