import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Flag } from '../../input-rules';
import { refusedForm } from './account-form-fields';

class SubscriptionInput {
  @Flag() readonly isSubscribed!: boolean;
}

/** The newsletter of a customer. The form has `subscribed` if the customer wants it. */
export const saveNewsletter = defineAction({
  name: 'save-newsletter',
  access: 'customer',
  changes: true,
  needs: 'newsletter',
  input: SubscriptionInput,
  run: ({ scope, input }) => scope.commerce.accounts.changeProfile(input),
  form: {
    input: (fields) => ({ isSubscribed: first(fields, 'subscribed') !== '' }),
    result: (done) => (done.ok ? [['account', 'newsletter-saved']] : refusedForm(done.reason)),
  },
});
