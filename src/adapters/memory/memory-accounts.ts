import type { Accounts, Credentials, EmailChange, PasswordReset } from '../../application/ports/accounts';
import type { Failure } from '../../application/ports/failures';
import type { Customer } from '../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../domain/customer/registration';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { TokenJar, WhoAsks } from './memory-people';
import type { MemoryShop } from './memory-shop';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LEAST_PASSWORD = 8;

export const WRONG_SIGN_IN =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
export const TAKEN = 'A customer with the same email address already exists in an associated website.';
const NOT_CONFIRMED = "This account isn't confirmed. Verify and try again.";
const WRONG_PASSWORD = 'Invalid login or password.';

/** Accounts without a letter: what a letter would hold is read in the shop itself. */
export class MemoryAccounts implements Accounts {
  private readonly who: WhoAsks;

  constructor(
    private readonly shop: MemoryShop,
    private readonly browser: TokenJar,
  ) {
    this.who = () => browser.token();
  }

  signIn({ email, password }: Credentials): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.signIn', () => {
      const account = this.shop.people.withEmail(email);
      if (account === null || account.password !== password) return rejected(WRONG_SIGN_IN);
      if (account.confirmKey !== null) return rejected(NOT_CONFIRMED);
      const token = `token-${this.shop.nextId()}`;
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
      const faults = faultsOf(registration);
      if (faults.length > 0) return rejected(...faults);
      if (this.shop.people.withEmail(registration.email) !== null) return rejected(TAKEN);
      const { customer } = this.shop.people.keep({
        id: this.shop.nextId(),
        customer: withChange({ ...BLANK, email: registration.email }, registration),
        password: registration.password,
        confirmKey: this.shop.world.needsConfirmation ? `key-${this.shop.nextId()}` : null,
        addresses: [],
        cartId: null,
        resetKey: null,
      });
      if (customer.isSubscribed) this.shop.people.newsletter.set(customer.email, 'subscribed');
      return ok(undefined);
    });
  }

  confirm(email: string, key: string): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.confirm', () => {
      const account = this.shop.people.withEmail(email);
      if (account === null || account.confirmKey !== key) {
        return rejected('This confirmation key is invalid or has expired.');
      }
      this.shop.people.keep({ ...account, confirmKey: null });
      return ok(undefined);
    });
  }

  customer(): Promise<Result<Customer, Failure>> {
    return this.shop.answerCustomer('accounts.customer', this.who, ({ customer }) => ok(customer));
  }

  changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>> {
    return this.shop.answerCustomer('accounts.changeProfile', this.who, (account) => {
      const customer = withChange(account.customer, change);
      if (customer.firstName === '' || customer.lastName === '') return rejected('"First Name" is a required value.');
      this.shop.people.newsletter.set(customer.email, customer.isSubscribed ? 'subscribed' : 'unsubscribed');
      return ok(this.shop.people.keep({ ...account, customer }).customer);
    });
  }

  changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>> {
    return this.shop.answerCustomer('accounts.changeEmail', this.who, (account) => {
      if (account.password !== password) return rejected(WRONG_PASSWORD);
      if (!EMAIL.test(email)) return rejected('"Email" is not a valid email address.');
      const holder = this.shop.people.withEmail(email);
      if (holder !== null && holder.id !== account.id) return rejected(TAKEN);
      const { customer } = this.shop.people.keep({ ...account, customer: { ...account.customer, email } });
      return ok({ kind: 'changed', customer });
    });
  }

  changePassword(current: string, next: string): Promise<Result<void, Failure>> {
    return this.shop.answerCustomer('accounts.changePassword', this.who, (account) => {
      if (account.password !== current) return rejected(WRONG_PASSWORD);
      if (next.length < LEAST_PASSWORD) return rejected(TOO_SHORT);
      this.shop.people.keep({ ...account, password: next });
      return ok(undefined);
    });
  }

  requestPasswordReset(email: string): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.requestPasswordReset', () => {
      if (!EMAIL.test(email)) return rejected('The email address has an invalid format.');
      const account = this.shop.people.withEmail(email);
      if (account !== null) this.shop.people.keep({ ...account, resetKey: `key-${this.shop.nextId()}` });
      return ok(undefined);
    });
  }

  resetPassword({ email, password, key }: PasswordReset): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('accounts.resetPassword', () => {
      const account = this.shop.people.withEmail(email);
      if (account === null || account.resetKey === null || account.resetKey !== key) {
        return rejected('The password token is mismatched. Reset and try again.');
      }
      if (password.length < LEAST_PASSWORD) return rejected(TOO_SHORT);
      this.shop.people.revokeAllOf(this.shop.people.keep({ ...account, password, resetKey: null }));
      return ok(undefined);
    });
  }
}

const TOO_SHORT = 'The password needs at least 8 characters. Create a new password and try again.';

const BLANK: Customer = {
  email: '',
  firstName: '',
  lastName: '',
  prefix: null,
  suffix: null,
  dateOfBirth: null,
  taxNumber: null,
  isSubscribed: false,
};

function withChange(customer: Customer, change: ProfileChange): Customer {
  const { firstName, lastName, prefix, suffix, dateOfBirth, taxNumber, isSubscribed } = { ...customer, ...change };
  return { ...customer, firstName, lastName, prefix, suffix, dateOfBirth, taxNumber, isSubscribed };
}

function faultsOf({ email, password, firstName, lastName }: Registration): readonly string[] {
  return [
    EMAIL.test(email) ? null : `"${email}" is not a valid email address.`,
    firstName.trim() === '' ? '"First Name" is a required value.' : null,
    lastName.trim() === '' ? '"Last Name" is a required value.' : null,
    password.length < LEAST_PASSWORD ? TOO_SHORT : null,
  ].filter((fault) => fault !== null);
}

function rejected(...messages: readonly string[]): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'UNDEFINED', message: messages.join(','), messages });
}
