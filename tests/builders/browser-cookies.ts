import type { CookieProfile } from '../../src/adapters/cookies/cookie-names';
import { RequestCookies, readCookies } from '../../src/adapters/cookies/cookie-store';

/** The cookies of one browser, as `Set-Cookie` headers change them. */
export class BrowserCookies {
  private readonly kept = new Map<string, string>();

  take(setCookies: readonly string[]): void {
    for (const text of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  /** The `Cookie` header of the next request. */
  header(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  request(profile: CookieProfile): RequestCookies {
    return new RequestCookies(readCookies(this.header()), profile);
  }
}
