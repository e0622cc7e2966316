import type { OutputOf } from '../../../../application/actions/actions';
import type { FormDefinition, FormResult } from '../../form';
import { first } from '../../form-body';
import { formResultPath, refusalCodes, refusalPairs } from '../../form-result-query';

/** `firstName`, `lastName`, `email`, and `password` for another email. Nothing typed is returned in the page's URL. */
export const updateProfileForm: FormDefinition = {
  keeps: ['firstName', 'lastName', 'email'],
  input: (fields) => ({
    change: { firstName: first(fields, 'firstName'), lastName: first(fields, 'lastName') },
    email: first(fields, 'email'),
    ...(first(fields, 'password') !== '' && { password: first(fields, 'password') }),
  }),
  result: (done: OutputOf<'update-profile'>) => {
    if (done.ok) return [['account', done.value.emailTo === null ? 'profile-saved' : 'email-sent']];
    const { reason } = done;
    switch (reason.kind) {
      case 'password-needed':
      case 'only-email-saved':
      case 'only-email-sent':
        return refusedBy(reason.kind);
      default:
        return refusalPairs(refusalCodes(reason, 'profile'));
    }
  },
};

/** `current`, `password`, `repeated`. */
export const changePasswordForm: FormDefinition = {
  input: (fields) => ({ current: first(fields, 'current'), next: first(fields, 'password') }),
  refuse: (fields) => (first(fields, 'password') === first(fields, 'repeated') ? null : refusedBy('passwords-differ')),
  result: (done: OutputOf<'change-password'>) =>
    done.ok ? [['account', 'password-saved']] : refusalPairs(refusalCodes(done.reason, 'password')),
};

/** `password`, `agreed`, and `next`, the page after the account is deleted. */
export const deleteAccountForm: FormDefinition = {
  input: (fields) => ({ password: first(fields, 'password') }),
  refuse: (fields) => (first(fields, 'agreed') === '' ? refusedBy('not-agreed') : null),
  result: (done: OutputOf<'delete-account'>, fields) =>
    done.ok
      ? { goTo: formResultPath(first(fields, 'next'), [['account', 'deleted']]) }
      : refusalPairs(refusalCodes(done.reason)),
};

/** `subscribed` if the customer wants it. */
export const saveNewsletterForm: FormDefinition = {
  input: (fields) => ({ isSubscribed: first(fields, 'subscribed') !== '' }),
  result: (done: OutputOf<'save-newsletter'>) =>
    done.ok ? [['account', 'newsletter-saved']] : refusalPairs(refusalCodes(done.reason)),
};

/** A refusal that has only a kind. */
export function refusedBy(kind: string): FormResult {
  return refusalPairs([{ kind, subject: '', detail: '' }]);
}
