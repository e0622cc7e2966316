import type { Failure } from '../../../application/ports/failures';
import type { SavedAddress } from '../../../domain/address/saved-address';
import type { Customer } from '../../../domain/customer/customer';
import type { NewsletterStatus } from '../../../domain/customer/newsletter-status';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { emailKey } from './email-address';
import { RecentTries } from './recent-attempts';

/** Shows the token of whoever asks, or null for a guest. */
export type CurrentToken = () => string | null;
export const NO_TOKEN: CurrentToken = () => null;

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

const MINUTE = 60_000;
/** As in the real shop: so many wrong passwords within ten minutes, so many letters within the hour. */
const MAX_WRONG_PASSWORDS = 10;
const MAX_RESET_EMAILS = 5;

/** Everybody with an account, who is signed in, and who gets the newsletter. */
export class MemoryPeople {
  /** By `emailKey`. */
  readonly newsletter = new Map<string, NewsletterStatus>();
  readonly wrongPasswords = new RecentTries(MAX_WRONG_PASSWORDS, 10 * MINUTE);
  readonly resetEmails = new RecentTries(MAX_RESET_EMAILS, 60 * MINUTE);
  private readonly accounts = new Map<string, StoredCustomer>();
  private readonly tokens = new Map<string, string>();

  keep(account: StoredCustomer): StoredCustomer {
    this.accounts.set(account.id, account);
    return account;
  }

  withEmail(email: string): StoredCustomer | null {
    const wanted = emailKey(email);
    return [...this.accounts.values()].find(({ customer }) => emailKey(customer.email) === wanted) ?? null;
  }

  /** The account whose password this is; after too many wrong ones of late not even the right one proves it. */
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

  /** A new password ends every sign-in with the old one; `kept` is the token of whoever changed it. */
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
