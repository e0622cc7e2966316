import type { OutputOf } from '../../../application/actions/actions';
import type { SignInResult } from '../../../application/account/sign-in';
import type { Failure } from '../../../application/ports/failures';
import type { FormDefinition, FormResult } from '../form';
import { first } from '../form-body';
import { refusalCodes, refusalPairs } from '../form-result-query';

/** A shop that asks for a captcha refuses these forms, because only a script can get its token. */
export const WITHOUT_CAPTCHA = { captchaToken: null } as const;

/** `email`, `password`. Nothing typed is returned in the page's URL. */
export const signInForm: FormDefinition = {
  keeps: ['email'],
  input: (fields) => ({
    email: first(fields, 'email'),
    password: first(fields, 'password'),
    ...WITHOUT_CAPTCHA,
  }),
  result: (done: OutputOf<'sign-in'>) => (done.ok ? toldOf(done.value) : refusedForm(done.reason)),
};

/** Without fields: signs out, or ends a session that has expired. */
export const leaveForm: FormDefinition = {
  input: () => ({}),
  result: () => [],
};

/** `email`, `firstName`, `lastName`, `password`, `newsletter`; without `agreed` the input is not accepted. */
export const registerForm: FormDefinition = {
  keeps: ['email', 'firstName', 'lastName', 'newsletter', 'agreed'],
  input: (fields) => ({
    ...(first(fields, 'agreed') !== '' && { email: first(fields, 'email') }),
    firstName: first(fields, 'firstName'),
    lastName: first(fields, 'lastName'),
    password: first(fields, 'password'),
    isSubscribed: first(fields, 'newsletter') !== '',
    ...WITHOUT_CAPTCHA,
  }),
  result: (done: OutputOf<'register'>) => {
    if (!done.ok) return refusedForm(done.reason);
    return done.value.kind === 'confirm' ? [['account', 'confirm']] : toldOf(done.value.signIn);
  },
};

/** `email`. */
export const requestResetForm: FormDefinition = {
  keeps: ['email'],
  input: (fields) => ({ email: first(fields, 'email'), ...WITHOUT_CAPTCHA }),
  result: (done: OutputOf<'request-password-reset'>) => (done.ok ? [['account', 'sent']] : refusedForm(done.reason)),
};

/** `email`; without `agreed` the input is not accepted. */
export const newsletterForm: FormDefinition = {
  keeps: ['email', 'agreed'],
  input: (fields) => (first(fields, 'agreed') === '' ? {} : { email: first(fields, 'email') }),
  result: (done: OutputOf<'subscribe-newsletter'>) =>
    done.ok ? [['newsletter', done.value]] : refusedForm(done.reason),
};

/** `number`, `email`, `postcode`. Nothing typed is returned in the page's URL. */
export const orderStatusForm: FormDefinition = {
  input: (fields) => ({
    number: first(fields, 'number'),
    email: first(fields, 'email'),
    postcode: first(fields, 'postcode'),
  }),
  result: () => [['order', 'asked']],
};

/** A URL carries no quantities: the cart has what is left. */
function toldOf({ shortfalls }: SignInResult): FormResult {
  return shortfalls.length > 0 ? [['account', 'reduced']] : [];
}

/** A refusal as the query of the form's page. */
export function refusedForm(reason: Failure): FormResult {
  return refusalPairs(refusalCodes(reason));
}
