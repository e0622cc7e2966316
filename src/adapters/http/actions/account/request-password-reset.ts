import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { CaptchaToken, Line } from '../../input-rules';
import { refusedForm, WITHOUT_CAPTCHA } from './account-form-fields';

class ResetRequestInput {
  @Line() readonly email!: string;
  @CaptchaToken() readonly captchaToken!: string | null;
}

/** The form has `email`. */
export const requestPasswordReset = defineAction({
  name: 'request-password-reset',
  access: 'everybody',
  changes: true,
  needs: 'accounts',
  input: ResetRequestInput,
  run: ({ scope: { useCases }, input }) => useCases.account.requestReset(input),
  form: {
    keeps: ['email'],
    input: (fields) => ({ email: first(fields, 'email'), ...WITHOUT_CAPTCHA }),
    result: (done) => (done.ok ? [['account', 'sent']] : refusedForm(done.reason)),
  },
});
