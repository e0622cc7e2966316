import type { Accounts, Confirmed, Credentials, EmailChange, NewPassword } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import type { AccountOverview } from '../../../domain/customer/account-data';
import type { Customer } from '../../../domain/customer/customer';
import type { ProfileChange, Registration } from '../../../domain/customer/registration';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, lacks, queryWithFallback } from '../call-middleware';
import { fromProfile, fromRegistration, toCustomer } from './decode-customer';
import { allOfThem, decodeQuery, decodeResponse } from '../decode-response';
import {
  CONFIRM_ACCOUNT,
  CONFIRM_EMAIL,
  KNOWS_PASSWORDS,
  DELETE_CUSTOMER,
  ACCOUNT_OVERVIEW,
  ACCOUNT_OVERVIEW_STANDARD,
} from './account-documents';
import type { ProductContext } from '../catalogue/decode-product';
import { orWeakPassword } from './password-policy';
import { record, text } from '../wire-value';
import { toOverview } from './decode-overview';

/** Keeps the customer token of one visitor. */
export interface TokenStore {
  keepToken(token: string | null): void;
}

export class MiddlewareAccounts implements Accounts {
  constructor(
    private readonly call: CallMiddleware,
    private readonly session: TokenStore,
    private readonly context: Pick<ProductContext, 'currency'>,
  ) {}

  /** Keeps the token for the calls that follow. */
  async signIn({ email, password }: Credentials, captcha: string | null): Promise<Result<void, Failure>> {
    const argument = { email, password, ...proven(captcha) };
    const read = (value: unknown) => text(record(value, 'generateCustomerToken').token, 'token');
    const token = await this.ask('generateCustomerToken', argument, read);
    if (!token.ok) return refuse(ofSignIn(token.reason));
    this.session.keepToken(token.value);
    return ok(undefined);
  }

  async signOut(): Promise<Result<void, Failure>> {
    const method = 'revokeCustomerToken';
    const revoked = decodeResponse(await this.call(method, []), method, () => undefined, allOfThem);
    this.session.keepToken(null);
    return revoked;
  }

  async register(registration: Registration, captcha: string | null): Promise<Result<void, Failure>> {
    const argument = { ...fromRegistration(registration), ...proven(captcha) };
    const read = (value: unknown) => void record(record(value, 'answer').customer, 'customer');
    const answer = await this.call('createCustomer', [argument]);
    return orWeakPassword(this.call, decodeResponse(answer, 'createCustomerV2', read, allOfThem), registration);
  }

  /** The middleware has no method for it, so our own document is sent; where a password is unknown, Magento's. */
  async confirm({ email, password, key }: NewPassword): Promise<Result<Confirmed, Failure>> {
    const argument = { mutation: CONFIRM_ACCOUNT, mutationVariables: { email, key, password } };
    const answer = await this.call('customMutation', [argument], true);
    const question = { mutation: KNOWS_PASSWORDS, mutationVariables: {} };
    if (!(await lacks(answer, () => this.call('customMutation', [question], true))))
      return decodeResponse(answer, 'confirmEmail', () => ({ kind: 'password-set' }), allOfThem);
    const confirmed = await this.confirmNewEmail(email, key);
    return confirmed.ok ? ok({ kind: 'password-kept' }) : confirmed;
  }

  async confirmNewEmail(email: string, key: string): Promise<Result<void, Failure>> {
    const argument = { mutation: CONFIRM_EMAIL, mutationVariables: { email, key } };
    return decodeResponse(await this.call('customMutation', [argument]), 'confirmEmail', () => undefined, allOfThem);
  }

  async customer(): Promise<Result<Customer, Failure>> {
    return orUnauthorised(decodeQuery(await this.call('customer', []), 'customer', toCustomer));
  }

  async overview(): Promise<Result<AccountOverview, Failure>> {
    const answer = await queryWithFallback(
      this.call,
      { query: ACCOUNT_OVERVIEW, queryVariables: {} },
      { query: ACCOUNT_OVERVIEW_STANDARD, queryVariables: {} },
    );
    return orUnauthorised(decodeQuery(answer, 'customer', (value) => toOverview(value, this.context.currency)));
  }

  async changeProfile(change: ProfileChange): Promise<Result<Customer, Failure>> {
    const answer = await this.call('updateCustomer', [fromProfile(change)]);
    return decodeResponse(answer, 'updateCustomerV2', toWhom, allOfThem);
  }

  async changeEmail(email: string, password: string): Promise<Result<EmailChange, Failure>> {
    const argument = { email, password };
    return this.ask('updateCustomerEmail', argument, (value): EmailChange => {
      const customer = toWhom(value);
      // The embedded backend keeps the old address until the new one is confirmed; Magento changes it at once.
      return customer.email.toLowerCase() === email.toLowerCase()
        ? { kind: 'changed', customer }
        : { kind: 'email-sent' };
    });
  }

  async changePassword(current: string, next: string): Promise<Result<void, Failure>> {
    const argument = { currentPassword: current, newPassword: next };
    const changed = await this.ask('changeCustomerPassword', argument, () => undefined);
    return orWeakPassword(this.call, changed, { password: next, email: '' });
  }

  /** Magento's deletion takes no password, so "changing" the email to what it is checks it first, without a captcha. */
  async deleteAccount(password: string): Promise<Result<void, Failure>> {
    const customer = await this.customer();
    if (!customer.ok) return customer;
    const proven = await this.changeEmail(customer.value.email, password);
    if (!proven.ok) return proven;
    const answer = await this.call('customMutation', [{ mutation: DELETE_CUSTOMER, mutationVariables: {} }]);
    const deleted = decodeResponse(answer, 'deleteCustomer', (value) => value === true, allOfThem);
    if (!deleted.ok) return deleted;
    if (!deleted.value) return refuse(NO_WORD);
    this.session.keepToken(null);
    return ok(undefined);
  }

  async requestPasswordReset(email: string, captcha: string | null): Promise<Result<void, Failure>> {
    return this.agreed('requestPasswordResetEmail', { email, ...proven(captcha) });
  }

  async resetPassword({ email, password, key }: NewPassword, captcha: string | null): Promise<Result<void, Failure>> {
    const argument = { email, newPassword: password, resetPasswordToken: key, ...proven(captcha) };
    return orWeakPassword(this.call, await this.agreed('resetPassword', argument), { password, email });
  }

  private async ask<Value>(
    method: string,
    argument: object,
    read: (value: unknown) => Value,
  ): Promise<Result<Value, Failure>> {
    return decodeResponse(await this.call(method, [argument]), method, read, allOfThem);
  }

  /** Calls that return a boolean. Older backends return `{}` for false. */
  private async agreed(method: string, argument: object): Promise<Result<void, Failure>> {
    const answer = await this.ask(method, argument, (value) => value === true);
    if (answer.ok) return answer.value ? ok(undefined) : refuse(NO_WORD);
    const isBareNo = answer.reason.kind === 'unreachable' && answer.reason.status === 502;
    return refuse(isBareNo ? NO_WORD : answer.reason);
  }
}

/** The address is proven by the same password, which is not the customer's own yet. */
function ofSignIn(reason: Failure): Failure {
  const isUnproven = reason.kind === 'rejected' && reason.code === 'NOT_PROVEN';
  return isUnproven ? { ...reason, code: 'SIGN_IN_REFUSED' } : reason;
}

/** A rejection without a reason. */
const NO_WORD: Failure = { kind: 'rejected', code: 'UNDEFINED', message: '' };

/** A response without a customer means that the session has expired. */
function orUnauthorised<Value>(answer: Result<Value, Failure>): Result<Value, Failure> {
  return !answer.ok && answer.reason.kind === 'not-found'
    ? refuse({ kind: 'unauthorised', message: answer.reason.message })
    : answer;
}

function toWhom(value: unknown): Customer {
  return toCustomer(record(value, 'answer').customer);
}

function proven(captcha: string | null): { readonly recaptchaToken?: string } {
  return captcha === null ? {} : { recaptchaToken: captcha };
}
