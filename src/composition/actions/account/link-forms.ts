import type { OutputOf } from '../../../application/actions/actions';
import { refusedForm, WITHOUT_CAPTCHA } from '../account-forms';
import type { FormDefinition } from '../form';
import { first } from '../form-body';
import { refusedBy } from './profile-forms';

/** `email` if the link had none, `password`, `repeated`. */
export const resetPasswordForm: FormDefinition = {
  input: (fields) => ({ email: first(fields, 'email'), password: first(fields, 'password'), ...WITHOUT_CAPTCHA }),
  refuse: (fields) => (first(fields, 'password') === first(fields, 'repeated') ? null : refusedBy('passwords-differ')),
  result: (done: OutputOf<'reset-password'>) => (done.ok ? [['account', 'password-reset']] : refusedForm(done.reason)),
};

export const confirmAccountForm: FormDefinition = {
  input: () => ({}),
  result: (done: OutputOf<'confirm-account'>) => (done.ok ? [['account', 'confirmed']] : refusedForm(done.reason)),
};

export const confirmNewsletterForm: FormDefinition = {
  input: () => ({}),
  result: (done: OutputOf<'confirm-newsletter'>) =>
    done.ok ? [['account', 'newsletter-confirmed']] : refusedForm(done.reason),
};
