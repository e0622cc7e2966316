import { makeDeleteAccount } from '../../application/account/delete-account';
import { makeLoadCustomer } from '../../application/account/load-customer';
import { makeRegister } from '../../application/account/register';
import { makeRequestPasswordReset, makeResetPassword } from '../../application/account/reset-password';
import { makeSignIn } from '../../application/account/sign-in';
import { makeSignOut } from '../../application/account/sign-out';
import type { Captcha } from '../../application/ports/captcha';
import { ok } from '../../domain/shared/result';
import type { RequestScope } from './request-scope';

type AccountScope = Pick<RequestScope, 'commerce' | 'session' | 'openCustomerCart' | 'config' | 'log'>;

/** The account use cases of a request, which share its one captcha token. */
export function accountUseCases(scope: AccountScope, captchaToken: string | null = null) {
  const { commerce, session, openCustomerCart, config, log } = scope;
  const { accounts, carts } = commerce;
  const { auth: authSession, cart: cartSession, pending: paying, flash: notices } = session;
  const captcha: Captcha = { getToken: () => Promise.resolve(ok(captchaToken)) };
  const signIn = makeSignIn({ accounts, carts, cartSession, openCustomerCart, captcha, authSession, notices, log });
  return {
    signIn,
    signOut: makeSignOut({ accounts, cartSession, authSession, paying, log }),
    deleteAccount: makeDeleteAccount({ accounts, cartSession, authSession, paying }),
    register: makeRegister({ accounts, captcha, signIn, needsConfirmation: config.accountConfirmation }),
    loadCustomer: makeLoadCustomer({ accounts, authSession }),
    requestReset: makeRequestPasswordReset({ accounts, captcha }),
    resetPassword: makeResetPassword({ accounts, captcha }),
  };
}
