import type { Failure } from '../../../application/ports/failures';
import type { SavedAddress } from '../../../domain/address/saved-address';
import type { Customer, NewsletterStatus } from '../../../domain/customer/customer';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { emailKey, RecentTries } from './email-address';
import type { InMemoryStore } from '../in-memory-store';

/** Returns the visitor's token, or null for a guest. */
export type CurrentToken = () => string | null;
export const NO_TOKEN: CurrentToken = () => null;

/**
 * The token storage of one browser, like a cookie: set by responses, sent with every call, and read by no use case.
 */
export interface TokenJar {
  token(): string | null;
  keepToken(token: string | null): void;
}

/** An account as the in-memory store keeps it. */
export interface StoredCustomer {
  readonly id: string;
  readonly customer: Customer;
  readonly password: string;
  /** The key of the confirmation email; null once confirmed, or if not required. */
  readonly confirmKey: string | null;
  readonly addresses: readonly SavedAddress[];
  /** The customer's active cart. */
  readonly cartId: string | null;
  /** The key of the last password reset email. */
  readonly resetKey: string | null;
}

const MINUTE = 60_000;
/** As in the real backend: limits of wrong passwords in ten minutes, and of emails in an hour. */
const MAX_WRONG_PASSWORDS = 10;
const MAX_RESET_EMAILS = 5;

/** All accounts, sessions and newsletter subscriptions. */
export class MemoryPeople {
  /** By `emailKey`. */
  readonly newsletter = new Map<string, NewsletterStatus>();
  /** Keys of confirmation emails, by `emailKey`. */
  readonly newsletterKeys = new Map<string, string>();
  readonly wrongPasswords = new RecentTries(MAX_WRONG_PASSWORDS, 10 * MINUTE);
  readonly resetEmails = new RecentTries(MAX_RESET_EMAILS, 60 * MINUTE);
  private readonly accounts = new Map<string, StoredCustomer>();
  private readonly tokens = new Map<string, string>();

  keep(account: StoredCustomer): StoredCustomer {
    this.accounts.set(account.id, account);
    return account;
  }

  remove(account: StoredCustomer): void {
    this.revokeAllOf(account);
    this.accounts.delete(account.id);
    this.newsletter.delete(emailKey(account.customer.email));
  }

  withEmail(email: string): StoredCustomer | null {
    const wanted = emailKey(email);
    return [...this.accounts.values()].find(({ customer }) => emailKey(customer.email) === wanted) ?? null;
  }

  /** Returns the account with this password; null after too many recent failures, even for the right password. */
  withProof(email: string, password: string, now: number): StoredCustomer | null {
    if (this.wrongPasswords.areTooMany(email, now)) return null;
    const account = this.withEmail(email);
    if (account?.password === password) {
      this.wrongPasswords.forget(email);
      return account;
    }
    this.wrongPasswords.note(email, now);
    return null;
  }

  signIn(token: string, { id }: StoredCustomer): void {
    this.tokens.set(token, id);
  }

  revoke(token: string): void {
    this.tokens.delete(token);
  }

  /** A new password ends all sessions but `kept`, the token of the customer who changed it. */
  revokeAllOf({ id }: StoredCustomer, kept: string | null = null): void {
    for (const [token, owner] of this.tokens) if (owner === id && token !== kept) this.tokens.delete(token);
  }

  whoIs(token: string | null): Result<StoredCustomer, Failure> {
    const account = this.accounts.get(this.tokens.get(token ?? '') ?? '');
    return account === undefined ? refuse(NOT_AUTHORISED) : ok(account);
  }
}

export const NOT_AUTHORISED: Failure = {
  kind: 'unauthorised',
  message: "The current customer isn't authorized.",
};

/** Gives a customer what was ordered as a guest with the email of the account, which has just been confirmed. */
export function attachGuestOrders(shop: InMemoryStore, { id, customer }: StoredCustomer): void {
  const key = emailKey(customer.email);
  const orders = shop.orders.map((order) =>
    order.cart.owner === null && emailKey(order.cart.email ?? '') === key
      ? { ...order, cart: { ...order.cart, owner: id } }
      : order,
  );
  shop.orders.splice(0, orders.length, ...orders);
}

const FORMER_CUSTOMER = 'A former customer';

/** Deletes an account and its enquiries. Its orders stay as a guest's, and its approved reviews without their author's name. */
export function removeCustomer(shop: InMemoryStore, account: StoredCustomer): void {
  const { id, customer } = account;
  shop.people.remove(account);
  shop.wishes.delete(id);
  for (const cart of [...shop.carts.values()]) if (cart.owner === id && cart.order === null) shop.carts.delete(cart.id);
  shop.enquiries.splice(0, shop.enquiries.length, ...shop.enquiries.filter(({ author }) => author !== id));
  const orders = shop.orders.map((order) =>
    order.cart.owner === id ? { ...order, cart: { ...order.cart, owner: null, email: customer.email } } : order,
  );
  shop.orders.splice(0, orders.length, ...orders);
  const reviews = shop.reviews
    .filter(({ author, isApproved }) => author !== id || isApproved)
    .map((one) =>
      one.author === id ? { ...one, author: null, review: { ...one.review, nickname: FORMER_CUSTOMER } } : one,
    );
  shop.reviews.splice(0, shop.reviews.length, ...reviews);
}
