import type { CartSession, DoubtfulLine, LeftGuestCart, PendingPayments } from '../../application/ports/session';
import { CART_COOKIE, LEFT_CART_COOKIE, PAYING_COOKIE } from './cookie-names';
import { type CookieStore, decoded } from './cookie-store';

export class CookieCartSession implements CartSession {
  constructor(private readonly cookies: CookieStore) {}

  cartId(): string | null {
    return this.cookies.get(CART_COOKIE);
  }

  rememberCart(cartId: string): void {
    if (cartId !== this.cartId()) this.cookies.put(CART_COOKIE, cartId);
  }

  forgetCart(): void {
    if (this.cartId() !== null) this.cookies.drop(CART_COOKIE);
  }

  leftGuestCart(): LeftGuestCart | null {
    const text = this.cookies.get(LEFT_CART_COOKIE);
    return text === null ? null : readLeftCart(text);
  }

  leaveGuestCart(left: LeftGuestCart | null): void {
    if (left !== null) {
      const lines = left.doubtful?.map(({ uid, sku, taken }) => [uid, sku, taken]) ?? null;
      this.cookies.put(LEFT_CART_COOKIE, JSON.stringify([left.cartId, lines]));
    } else if (this.cookies.get(LEFT_CART_COOKIE) !== null) this.cookies.drop(LEFT_CART_COOKIE);
  }
}

/** Characters and lines; the shop writes no more. */
const MAX_LEFT_CART = 2_000;
const MAX_DOUBTFUL = 10;

/** Null for what the shop has not written. */
function readLeftCart(text: string): LeftGuestCart | null {
  try {
    const value: unknown = text.length > MAX_LEFT_CART ? null : JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const [cartId, lines] = value as readonly unknown[];
    if (typeof cartId !== 'string' || cartId === '') return null;
    if (!Array.isArray(lines)) return { cartId, doubtful: null };
    return { cartId, doubtful: lines.slice(0, MAX_DOUBTFUL).flatMap(readDoubtful) };
  } catch {
    return null;
  }
}

function readDoubtful(line: unknown): readonly DoubtfulLine[] {
  const [uid, sku, taken] = (Array.isArray(line) ? line : []) as readonly unknown[];
  return typeof uid === 'string' && typeof sku === 'string' && typeof taken === 'number' ? [{ uid, sku, taken }] : [];
}

/** Characters of a URL-encoded id; a longer value is ignored. */
const MAX_ID_LENGTH = 200;

/** Stores one URL-encoded id. `middleware/caller.ts` reads the cookie in the same way. */
export class CookiePendingPayments implements PendingPayments {
  constructor(private readonly cookieStore: CookieStore) {}

  cartId(): string | null {
    return firstId(this.cookieStore.get(PAYING_COOKIE) ?? '');
  }

  remember(cartId: string): void {
    this.cookieStore.put(PAYING_COOKIE, encodeURIComponent(cartId));
  }

  forget(cartId: string): void {
    if (this.cartId() === cartId) this.forgetAll();
  }

  forgetAll(): void {
    this.cookieStore.drop(PAYING_COOKIE);
  }
}

/** Earlier versions wrote several ids, separated by commas, the latest first. */
function firstId(value: string): string | null {
  const [id = ''] = value.slice(0, MAX_ID_LENGTH + 1).split(',', 1);
  if (id.length > MAX_ID_LENGTH) return null;
  return decoded(id) || null;
}
