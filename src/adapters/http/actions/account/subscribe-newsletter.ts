import { plainEmail } from '../../../../domain/text/email';
import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { CaptchaToken, Line, Optional } from '../../input-rules';
import { refusedForm, WITHOUT_CAPTCHA } from './account-form-fields';

class SubscriptionInput {
  @Line() readonly email!: string;
  @Optional() @CaptchaToken() readonly captchaToken?: string | null;
}

/** The newsletter of anybody. The form has `email`; without `agreed` the input is not accepted. */
export const subscribeNewsletter = defineAction({
  name: 'subscribe-newsletter',
  access: 'everybody',
  changes: true,
  needs: 'newsletter',
  input: SubscriptionInput,
  run: ({ scope, input }) => scope.commerce.newsletter.subscribe(plainEmail(input.email), input.captchaToken),
  form: {
    keeps: ['email', 'agreed'],
    input: (fields) => (first(fields, 'agreed') === '' ? {} : { email: first(fields, 'email'), ...WITHOUT_CAPTCHA }),
    result: (done) => (done.ok ? [['newsletter', done.value]] : refusedForm(done.reason)),
  },
});
