import { defineAction } from '../../define-action';
import { refusedForm } from './account-form-fields';
import { LinkInput, linkOf } from './emailed-link';

/** Confirms the newsletter. The form has `link`. */
export const confirmNewsletter = defineAction({
  name: 'confirm-newsletter',
  access: 'link-holder',
  changes: true,
  needs: 'newsletter',
  input: LinkInput,
  run: ({ scope: { useCases }, input }) => useCases.followLink.confirmNewsletter(input),
  form: {
    input: linkOf,
    result: (done) => (done.ok ? [['account', 'newsletter-confirmed']] : refusedForm(done.reason)),
  },
});
