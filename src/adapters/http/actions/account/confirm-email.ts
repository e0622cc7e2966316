import { defineAction } from '../../define-action';
import { refusedForm } from './account-form-fields';
import { LinkInput, linkOf } from './emailed-link';

/** Confirms the new email of an account. The form has `link`. */
export const confirmEmail = defineAction({
  name: 'confirm-email',
  access: 'link-holder',
  changes: true,
  needs: 'accounts',
  input: LinkInput,
  run: ({ scope: { useCases }, input }) => useCases.followLink.confirmEmail(input),
  form: {
    input: linkOf,
    result: (done) => (done.ok ? [['account', 'email-confirmed']] : refusedForm(done.reason)),
  },
});
