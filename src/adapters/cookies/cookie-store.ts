import {
  CART_COOKIE,
  cookieName,
  EMAILED_LINK_COOKIE,
  isIdentity,
  lifeOf,
  ofOtherWebsites,
  SERVER_ONLY,
  type CookieProfile,
} from './cookie-names';

const MAX_HEADER = 16 * 1024;

/**
 * Parses `a=1; b=2`, at most 16 KiB. Values are URL-decoded; undecodable and empty ones and those with a NUL are omitted,
 * and of two equal names the first is used.
 */
export function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.slice(0, MAX_HEADER).split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim();
    const value = decoded(part.slice(equals + 1).trim());
    if (name !== '' && value !== null && value !== '' && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

/** A URL-decoded value; null for one that the shop cannot have written: undecodable, or with a NUL. */
export function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text);
    return value.includes('\0') ? null : value;
  } catch {
    return null;
  }
}

export interface CookieFlags {
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: 'Strict' | 'Lax';
}

/** A `Set-Cookie` value with path `/`. `maxAge` is in seconds; 0 removes the cookie. */
export function setCookie(name: string, value: string, maxAge: number, flags: CookieFlags): string {
  const { secure, httpOnly, sameSite } = flags;
  const extra = `${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=${sameSite}${extra}`;
}

/** Names that a response drops at most; anybody can send any number of them. */
const MAX_OTHERS = 30;

/** Reads and writes a visitor's cookies. */
export interface CookieStore {
  get(name: string): string | null;
  /** One of `cookie-names.ts`. */
  put(name: string, value: string): void;
  drop(name: string): void;
  /** Drops the carts of all websites but the one of this request. */
  dropOtherCarts(): void;
}

/** The cookies of one request; `changes` are the `Set-Cookie` values of its response, the latest of each name. */
export class RequestCookies implements CookieStore {
  private readonly written = new Map<string, { readonly value: string | null; readonly text: string }>();

  constructor(
    private readonly cookies: ReadonlyMap<string, string>,
    readonly profile: CookieProfile,
    private readonly website: string | null = null,
  ) {}

  get changes(): readonly string[] {
    return [...this.written.values()].map(({ text }) => text);
  }

  get(name: string): string | null {
    const written = this.written.get(name);
    return written === undefined ? (this.cookies.get(this.nameOf(name)) ?? null) : written.value;
  }

  put(name: string, value: string): void {
    this.written.set(name, { value, text: this.textOf(name, value, lifeOf(name)) });
  }

  drop(name: string): void {
    this.written.set(name, { value: null, text: this.textOf(name, '', 0) });
  }

  dropOtherCarts(): void {
    const others = ofOtherWebsites(this.cookies.keys(), this.profile, this.website).slice(0, MAX_OTHERS);
    for (const name of others) {
      this.written.set(name, { value: null, text: setCookie(name, '', 0, this.flagsOf(CART_COOKIE)) });
    }
  }

  private nameOf(name: string): string {
    return cookieName(name, this.profile, this.website);
  }

  private textOf(name: string, value: string, maxAge: number): string {
    return setCookie(this.nameOf(name), value, maxAge, this.flagsOf(name));
  }

  private flagsOf(name: string) {
    const secure = this.profile === 'hardened';
    // A link in an email is a cross-site navigation, and so is the redirect that it gets.
    const sameSite = name === EMAILED_LINK_COOKIE ? ('Lax' as const) : ('Strict' as const);
    return { secure, httpOnly: SERVER_ONLY.has(name) || (secure && isIdentity(name)), sameSite };
  }
}
