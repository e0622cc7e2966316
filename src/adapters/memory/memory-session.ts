import type {
  FlashMessages,
  AuthSession,
  StorePreferences,
  CartSession,
  LeftGuestCart,
  PendingPayments,
} from '../../application/ports/session';
import type { FlashMessage } from '../../domain/notifications/notice';
import type { RememberedStore } from '../../domain/store/store-preferences';
import type { TokenJar } from './customer/customer-records';

/** A visitor's browser session, in memory. */
export class MemorySession implements CartSession, AuthSession, StorePreferences, FlashMessages, TokenJar {
  private kept: string | null = null;
  private signedIn = false;
  private left: FlashMessage | null = null;
  private place: RememberedStore = { store: null, locale: null, currency: null };
  private home: string | null = null;
  private leftCart: LeftGuestCart | null = null;

  constructor(private cart: string | null = null) {}

  cartId(): string | null {
    return this.cart;
  }

  rememberCart(cartId: string): void {
    this.cart = cartId;
  }

  forgetCart(): void {
    this.cart = null;
  }

  leftGuestCart(): LeftGuestCart | null {
    return this.leftCart;
  }

  leaveGuestCart(left: LeftGuestCart | null): void {
    this.leftCart = left;
  }

  /** The token sent with every call of this visitor. */
  token(): string | null {
    return this.kept;
  }

  keepToken(token: string | null): void {
    this.kept = token;
  }

  isSignedIn(): boolean {
    return this.signedIn;
  }

  rememberSignIn(): void {
    this.signedIn = true;
  }

  /** As with cookies, the token is dropped even if the backend could not be reached. */
  forgetSignIn(): void {
    this.signedIn = false;
    this.kept = null;
    this.leftCart = null;
  }

  remembered(): RememberedStore {
    return this.place;
  }

  remember(store: Partial<RememberedStore>): void {
    this.place = { ...this.place, ...store };
  }

  country(): string | null {
    return this.home !== null && /^[A-Z]{2}$/.test(this.home) ? this.home : null;
  }

  rememberCountry(code: string): void {
    this.home = code;
  }

  leave(notice: FlashMessage): void {
    this.left = notice;
  }

  peek(): FlashMessage | null {
    return this.left;
  }

  take(): FlashMessage | null {
    const { left } = this;
    this.left = null;
    return left;
  }
}

/** The pending payment of one browser, in memory. */
export class MemoryPendingPayments implements PendingPayments {
  private pending: string | null = null;

  cartId(): string | null {
    return this.pending;
  }

  remember(cartId: string): void {
    this.pending = cartId;
  }

  forget(cartId: string): void {
    if (this.pending === cartId) this.forgetAll();
  }

  forgetAll(): void {
    this.pending = null;
  }
}
