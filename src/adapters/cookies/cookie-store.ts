import { readCookies, removeCookie, setCookie } from './cookie-text';

/** Where a visitor's cookies stand: in their browser, or in a request and its answer. */
export interface CookieStore {
  get(name: string): string | null;
  put(name: string, value: string, maxAgeSeconds: number): void;
  drop(name: string): void;
}

/** Cookies as a page of the browser sees and writes them. */
export function browserCookies(jar: { cookie: string }, secure: boolean): CookieStore {
  return {
    get: (name) => readCookies(jar.cookie).get(name) ?? null,
    put: (name, value, seconds) => {
      jar.cookie = setCookie(name, value, seconds, secure);
    },
    drop: (name) => {
      jar.cookie = removeCookie(name, secure);
    },
  };
}

/** Cookies of one request; `changes` are values of `Set-Cookie` that its answer must carry, the latest of each name. */
export class RequestCookies implements CookieStore {
  private readonly written = new Map<string, { readonly value: string | null; readonly text: string }>();

  constructor(
    private readonly cookies: ReadonlyMap<string, string>,
    private readonly secure: boolean,
  ) {}

  get changes(): readonly string[] {
    return [...this.written.values()].map(({ text }) => text);
  }

  get(name: string): string | null {
    const written = this.written.get(name);
    return written === undefined ? (this.cookies.get(name) ?? null) : written.value;
  }

  put(name: string, value: string, maxAgeSeconds: number): void {
    this.written.set(name, { value, text: setCookie(name, value, maxAgeSeconds, this.secure) });
  }

  drop(name: string): void {
    this.written.set(name, { value: null, text: removeCookie(name, this.secure) });
  }
}
