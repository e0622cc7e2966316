import type { Accounts, Confirmed, Credentials, EmailChange, NewPassword } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import type { AccountOverview } from '../../../domain/customer/account-data';
import type { Customer } from '../../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../../domain/customer/registration';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { faultsOfPassword, faultsOfPerson, faultsOfRegistration, newCustomer, withChange } from './account-rules';
import {
  attachGuestOrders,
  type StoredCustomer,
  type TokenJar,
  type CurrentToken,
  removeCustomer,
} from './customer-records';
import { accountOverview } from './account-overview';
import { emailKey, isEmail } from './email-address';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../memory-wire';

export const WRONG_SIGN_IN =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
export const TAKEN = 'A customer with the same email address already exists in an associated website.';
const NOT_CONFIRMED = "This account isn't confirmed. Verify and try again.";
const TOO_MANY_EMAILS: Failure = { kind: 'busy', message: 'Too many attempts. Please wait a little and try again.' };
const WRONG_KEY = 'This confirmation key is invalid or has expired.';
const WRONG_PASSWORD = 'That is not your current password. Please try again.';

/** Accounts without emails: tests read the keys that an email would contain from the store. */
export class MemoryAccounts implements Accounts {
  private readonly who: CurrentToken;

  constructor(
    private readonly shop: InMemoryStore,
    private readonly browser: TokenJar,
  ) {
    this.who = () => browser.token();
  }

  signIn({ email, password }: Credentials): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.signIn', () => {
      const account = this.shop.people.withProof(email, password, this.shop.now());
      if (account === null) return rejected(WRONG_SIGN_IN);
      if (account.confirmKey !== null) return rejected(NOT_CONFIRMED);
      const token = `token-${this.shop.newSecret()}`;
      this.shop.people.signIn(token, account);
      this.browser.keepToken(token);
      return ok(undefined);
    });
  }

  signOut(): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('accounts.signOut', this.who, () => {
      this.shop.people.revoke(this.who() ?? '');
      this.browser.keepToken(null);
      return ok(undefined);
    });
  }

  register(registration: Registration): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.register', () => {
      const faults = faultsOfRegistration(registration, this.shop.now());
      if (faults.length > 0) return rejected(...faults);
      if (this.shop.people.withEmail(registration.email) !== null) return rejected(TAKEN);
      const { customer } = this.shop.people.keep({
        id: this.shop.nextId(),
        customer: newCustomer(registration),
        password: registration.password,
        confirmKey: this.shop.data.needsConfirmation ? `key-${this.shop.newSecret()}` : null,
        addresses: [],
        cartId: null,
        resetKey: null,
      });
      if (customer.isSubscribed) this.shop.people.newsletter.set(emailKey(customer.email), 'subscribed');
      return ok(undefined);
    });
  }

  confirm({ email, password, key }: NewPassword): Promise<Result<Confirmed, Failure>> {
    return this.shop.wire.answer('accounts.confirm', () => {
      const { people } = this.shop;
      const account = people.withEmail(email);
      if (account === null || account.confirmKey === null || account.confirmKey !== key) return rejected(WRONG_KEY);
      const faults = faultsOfPassword(password, email);
      if (faults.length > 0) return weakPassword(faults);
      const confirmed = people.keep({ ...account, password, confirmKey: null, resetKey: null });
      people.revokeAllOf(confirmed);
      people.wrongPasswords.forget(email);
      attachGuestOrders(this.shop, confirmed);
      return ok({ kind: 'password-set' });
    });
  }

  /** A new email takes effect at once here, so no key is ever sent. */
  confirmNewEmail(): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.confirmNewEmail', () => rejected(WRONG_KEY));
  }

  customer(): Promise<Result<Customer, Failure>> {
    return this.shop.answerCustomer('accounts.customer', this.who, ({ customer }) => ok(customer));
  }

  overview(): Promise<Result<AccountOverview, Failure>> {
    return this.shop.answerCustomer('accounts.overview', this.who, (account) =>
      ok(accountOverview(this.shop, account)),
    );
  }

  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>> {
    return this.shop.answerCustomer('accounts.changeProfile', this.who, (account) => {
      const faults = faultsOfPerson(change, this.shop.now());
      if (faults.length > 0) return rejected(...faults);
      const customer = withChange(account.customer, change);
      this.shop.people.newsletter.set(emailKey(customer.email), customer.isSubscribed ? 'subscribed' : 'unsubscribed');
      return ok(this.shop.people.keep({ ...account, customer }).customer);
    });
  }

  changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>> {
    return this.shop.answerCustomer('accounts.changeEmail', this.who, (account) => {
      if (!isEmail(email)) return rejected('"Email" is not a valid email address.');
      if (!this.isOwnPassword(account, password)) return rejected(WRONG_PASSWORD);
      const holder = this.shop.people.withEmail(email);
      if (holder !== null && holder.id !== account.id) return rejected(TAKEN);
      const { customer } = this.shop.people.keep({
        ...account,
        customer: { ...account.customer, email },
        resetKey: null,
      });
      return ok({ kind: 'changed', customer });
    });
  }

  changePassword(current: string, next: string): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('accounts.changePassword', this.who, (account) => {
      if (!this.isOwnPassword(account, current)) return rejected(WRONG_PASSWORD);
      const faults = faultsOfPassword(next, account.customer.email);
      if (faults.length > 0) return weakPassword(faults);
      this.shop.people.revokeAllOf(this.shop.people.keep({ ...account, password: next, resetKey: null }), this.who());
      return ok(undefined);
    });
  }

  deleteAccount(password: string): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('accounts.deleteAccount', this.who, (account) => {
      if (!this.isOwnPassword(account, password)) return rejected(WRONG_PASSWORD);
      removeCustomer(this.shop, account);
      this.browser.keepToken(null);
      return ok(undefined);
    });
  }

  requestPasswordReset(email: string): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.requestPasswordReset', () => {
      if (!isEmail(email)) return rejected('The email address has an invalid format.');
      const { resetEmails } = this.shop.people;
      if (resetEmails.areTooMany(email, this.shop.now())) return refuse(TOO_MANY_EMAILS);
      resetEmails.note(email, this.shop.now());
      const account = this.shop.people.withEmail(email);
      if (account !== null) this.shop.people.keep({ ...account, resetKey: `key-${this.shop.newSecret()}` });
      return ok(undefined);
    });
  }

  resetPassword({ email, password, key }: NewPassword): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.resetPassword', () => {
      const account = this.shop.people.withEmail(email);
      if (account === null || account.resetKey === null || account.resetKey !== key) {
        return rejected('The password token is mismatched. Reset and try again.');
      }
      const faults = faultsOfPassword(password, email);
      if (faults.length > 0) return weakPassword(faults);
      // The emailed key proves ownership of the mailbox, so this confirms the account too.
      const { people } = this.shop;
      const owned = people.keep({ ...account, password, resetKey: null, confirmKey: null });
      people.revokeAllOf(owned);
      people.wrongPasswords.forget(email);
      if (account.confirmKey !== null) attachGuestOrders(this.shop, owned);
      return ok(undefined);
    });
  }

  private isOwnPassword({ customer }: StoredCustomer, password: string): boolean {
    return this.shop.people.withProof(customer.email, password, this.shop.now()) !== null;
  }
}

function weakPassword(messages: readonly string[]): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'WEAK_PASSWORD', message: messages.join(','), messages });
}
