import type { OutputOf } from '../../../application/actions/actions';
import type { Failure } from '../../../application/ports/failures';
import { isPasswordRefusal } from '../../../domain/customer/password-rule';
import { refusedForm, WITHOUT_CAPTCHA } from '../account-forms';
import type { FormDefinition, FormResult } from '../form';
import { first, type FormFields } from '../form-body';
import { refusedBy } from './profile-forms';

/** `link`, the handle of the link that the page was opened by. */
const linkOf = (fields: FormFields): object => {
  const link = first(fields, 'link');
  return link === '' ? {} : { link };
};

const refuseUnequal = (fields: FormFields): FormResult | null =>
  first(fields, 'password') === first(fields, 'repeated') ? null : refusedBy('passwords-differ');

/** `email` if the link had none, `password`, `repeated`, `link`. */
export const resetPasswordForm: FormDefinition = {
  input: (fields) => ({
    email: first(fields, 'email'),
    password: first(fields, 'password'),
    ...linkOf(fields),
    ...WITHOUT_CAPTCHA,
  }),
  refuse: refuseUnequal,
  result: (done: OutputOf<'reset-password'>) => (done.ok ? [['account', 'password-reset']] : refusedLink(done.reason)),
};

/** `password`, `repeated`, `link`. */
export const confirmAccountForm: FormDefinition = {
  input: (fields) => ({ password: first(fields, 'password'), ...linkOf(fields) }),
  refuse: refuseUnequal,
  result: (done: OutputOf<'confirm-account'>) => {
    if (!done.ok) return refusedLink(done.reason);
    return [['account', done.value.kind === 'password-set' ? 'confirmed' : 'confirmed-as-registered']];
  },
};

/** `link`. */
export const confirmEmailForm: FormDefinition = {
  input: linkOf,
  result: (done: OutputOf<'confirm-email'>) => (done.ok ? [['account', 'email-confirmed']] : refusedForm(done.reason)),
};

/** `link`. */
export const confirmNewsletterForm: FormDefinition = {
  input: linkOf,
  result: (done: OutputOf<'confirm-newsletter'>) =>
    done.ok ? [['account', 'newsletter-confirmed']] : refusedForm(done.reason),
};

function refusedLink(reason: Failure): FormResult {
  return isPasswordRefusal(reason) ? refusedBy('password-refused') : refusedForm(reason);
}
