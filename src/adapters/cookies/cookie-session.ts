import { createHash } from 'node:crypto';
import { CookieOrderLookup, CookieGiftCardLookup } from './cookie-lookups';
import { CookieAuthSession } from './cookie-auth-session';
import { CookieCartSession, CookiePendingPayments } from './cookie-carts';
import { CookieEmailedLinks } from './cookie-emailed-links';
import { CookieFlashMessages } from './cookie-flash-messages';
import { CookieStorePreferences } from './cookie-store-preferences';
import { CookieSubmittedForm } from './cookie-submitted-form';
import { RequestCookies } from './cookie-store';
import type { CookieProfile } from './cookie-names';

/** All cookies of a visitor, read from one request and written to its response. `website`: of its store; null for the first. */
export class CookieSession {
  readonly auth: CookieAuthSession;
  readonly cart: CookieCartSession;
  readonly pending: CookiePendingPayments;
  readonly preferences: CookieStorePreferences;
  readonly flash: CookieFlashMessages;
  readonly checkedCard: CookieGiftCardLookup;
  readonly typedForm: CookieSubmittedForm;
  readonly emailedLinks: CookieEmailedLinks;
  readonly askedOrder: CookieOrderLookup;
  private readonly cookies: RequestCookies;
  private readonly seen = new Set<string>();

  constructor(
    cookies: ReadonlyMap<string, string>,
    private readonly profile: CookieProfile,
    website: string | null = null,
  ) {
    this.cookies = new RequestCookies(cookies, profile, website);
    this.auth = new CookieAuthSession(this.cookies);
    this.cart = new CookieCartSession(this.cookies);
    this.pending = new CookiePendingPayments(this.cookies);
    this.preferences = new CookieStorePreferences(this.cookies);
    this.flash = new CookieFlashMessages(this.cookies);
    this.checkedCard = new CookieGiftCardLookup(this.cookies);
    this.typedForm = new CookieSubmittedForm(this.cookies);
    this.emailedLinks = new CookieEmailedLinks(this.cookies);
    this.askedOrder = new CookieOrderLookup(this.cookies);
    this.noteCarts();
  }

  /** Values for `Set-Cookie`, the latest of each name. */
  setCookies(): readonly string[] {
    return this.cookies.changes;
  }

  /** The id of the cart with this `handle`; null without one, and when it does not belong to this visitor. */
  cartOf(handle: string | null): string | null {
    if (this.profile === 'spec' || handle === null) return handle;
    this.noteCarts();
    return [...this.seen].find((id) => this.handleOf(id) === handle) ?? null;
  }

  /** The value for the page: with the hardened profile every cart id is replaced by a handle. */
  forPage<Value>(value: Value): Value {
    if (this.profile === 'spec') return value;
    this.noteCarts();
    const shown = JSON.stringify(value, (_key, one: unknown) =>
      typeof one === 'string' && this.seen.has(one) ? this.handleOf(one) : one,
    ) as string | undefined;
    return shown === undefined ? value : (JSON.parse(shown) as Value);
  }

  private handleOf(cartId: string): string {
    return createHash('sha256').update(`posy cart ${cartId}`).digest('base64url').slice(0, 32);
  }

  private noteCarts(): void {
    for (const id of [this.cart.cartId(), this.pending.cartId()]) if (id !== null) this.seen.add(id);
  }
}
