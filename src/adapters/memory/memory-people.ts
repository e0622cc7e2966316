import type { Failure } from '../../application/ports/failures';
import type { SavedAddress } from '../../domain/address/saved-address';
import type { Customer } from '../../domain/customer/customer';
import type { NewsletterStatus } from '../../domain/customer/newsletter-status';
import { ok, refuse, type Result } from '../../domain/shared/result';

/** Shows the token of whoever asks, or null for a guest. */
export type WhoAsks = () => string | null;
export const NOBODY: WhoAsks = () => null;

/**
 * Where a browser keeps what it has signed in with, as it keeps a cookie: written by the shop's answers, shown at every call,
 * and read by no use-case.
 */
export interface TokenJar {
  token(): string | null;
  keepToken(token: string | null): void;
}

/** An account as the shop in memory keeps it. */
export interface StoredCustomer {
  readonly id: string;
  readonly customer: Customer;
  readonly password: string;
  /** What the letter about a new account held; null once it is confirmed, or needs not be. */
  readonly confirmKey: string | null;
  readonly addresses: readonly SavedAddress[];
  /** The customer's open cart. */
  readonly cartId: string | null;
  /** What the last letter about a forgotten password held. */
  readonly resetKey: string | null;
}

/** Everybody with an account, who is signed in, and who gets the newsletter. */
export class MemoryPeople {
  readonly newsletter = new Map<string, NewsletterStatus>();
  private readonly accounts = new Map<string, StoredCustomer>();
  private readonly tokens = new Map<string, string>();

  keep(account: StoredCustomer): StoredCustomer {
    this.accounts.set(account.id, account);
    return account;
  }

  withEmail(email: string): StoredCustomer | null {
    const wanted = email.toLowerCase();
    return [...this.accounts.values()].find(({ customer }) => customer.email.toLowerCase() === wanted) ?? null;
  }

  signIn(token: string, { id }: StoredCustomer): void {
    this.tokens.set(token, id);
  }

  revoke(token: string): void {
    this.tokens.delete(token);
  }

  /** A new password ends every sign-in with the old one. */
  revokeAllOf({ id }: StoredCustomer): void {
    for (const [token, owner] of this.tokens) if (owner === id) this.tokens.delete(token);
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
