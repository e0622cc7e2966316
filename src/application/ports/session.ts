import type { RememberedStore } from '../../domain/store/store-preferences';
import type { FlashMessage } from '../../domain/notifications/notice';

/** Whether the visitor is signed in; the token itself stays in the commerce adapter and the cookies. */
export interface AuthSession {
  isSignedIn(): boolean;
  rememberSignIn(): void;
  forgetSignIn(): void;
}

/** A line of a guest's cart that the customer's cart may have taken, although its answer was lost. */
export interface DoubtfulLine {
  readonly uid: string;
  readonly sku: string;
  /** Pieces of `sku` in the customer's cart if it has taken the line. */
  readonly taken: number;
}

/** A guest's cart that the customer's cart has not taken as a whole. */
export interface LeftGuestCart {
  readonly cartId: string;
  /** Null if the shop has refused what is left, so that it is not added again before the next sign-in. */
  readonly doubtful: readonly DoubtfulLine[] | null;
}

/** The cart id that the browser stores between visits. */
export interface CartSession {
  /** The id most recently returned by `Carts`; null without a cart. */
  cartId(): string | null;
  rememberCart(cartId: string): void;
  forgetCart(): void;
  /** Forgotten with the sign-in. */
  leftGuestCart(): LeftGuestCart | null;
  /** Null forgets it. */
  leaveGuestCart(left: LeftGuestCart | null): void;
}

/**
 * The cart whose order this browser was redirected to pay. It is not always the active cart, because another may be filled
 * meanwhile, and it outlives the tab, because shoppers close the bank's page and return another way.
 */
export interface PendingPayments {
  cartId(): string | null;
  /** Replaces an earlier cart, whose order the backend settles or cancels by itself. */
  remember(cartId: string): void;
  /** Any other id has no effect. */
  forget(cartId: string): void;
  /** For sign-out. */
  forgetAll(): void;
}

/** The visitor's stored choice of store, locale, currency and country. */
export interface StorePreferences {
  remembered(): RememberedStore;
  remember(store: Partial<RememberedStore>): void;
  /** The last delivery country, two letters, or null. */
  country(): string | null;
  rememberCountry(code: string): void;
}

/** What the link of an email is for: a new password, a new account, a new address of an account, the newsletter. */
export type LinkPurpose = 'reset' | 'confirm' | 'email' | 'newsletter';

export interface EmailedLink {
  /** Empty if the link has none. */
  readonly email: string;
  readonly key: string;
}

/** Email and key of the link that the visitor has followed last. */
export interface EmailedLinks {
  remember(purpose: LinkPurpose, link: EmailedLink): void;
  /** The link, if it was for this. */
  read(purpose: LinkPurpose): EmailedLink | null;
  forget(): void;
}

/** Messages stored by one page and shown by the next. */
export interface FlashMessages {
  leave(notice: FlashMessage): void;
  /** The message of a previous page, which stays. */
  peek(): FlashMessage | null;
  /** Returns and removes the message of the previous page. */
  take(): FlashMessage | null;
}
