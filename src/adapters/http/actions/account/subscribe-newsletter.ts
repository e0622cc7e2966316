import { trimText } from '../../../../domain/shared/trim-text';
import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Line } from '../../input-rules';
import { refusedForm } from './account-form-fields';

class EmailInput {
  @Line() readonly email!: string;
}

/** The newsletter of anybody. The form has `email`; without `agreed` the input is not accepted. */
export const subscribeNewsletter = defineAction({
  name: 'subscribe-newsletter',
  access: 'everybody',
  changes: true,
  needs: 'newsletter',
  input: EmailInput,
  run: ({ scope, input }) => scope.commerce.newsletter.subscribe(trimText(input.email)),
  form: {
    keeps: ['email', 'agreed'],
    input: (fields) => (first(fields, 'agreed') === '' ? {} : { email: first(fields, 'email') }),
    result: (done) => (done.ok ? [['newsletter', done.value]] : refusedForm(done.reason)),
  },
});
