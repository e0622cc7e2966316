import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { CaptchaToken, Line, Password } from '../../input-rules';
import { refuseUnequal, WITHOUT_CAPTCHA } from './account-form-fields';
import { LinkInput, linkOf, refusedLink } from './emailed-link';

class ResetPasswordInput extends LinkInput {
  /** Used only if the link had none. */
  @Line() readonly email!: string;
  @Password() readonly password!: string;
  @CaptchaToken() readonly captchaToken!: string | null;
}

/** The form has `email` if the link had none, `password`, `repeated`, `link`. */
export const resetPassword = defineAction({
  name: 'reset-password',
  access: 'link-holder',
  changes: true,
  needs: 'accounts',
  input: ResetPasswordInput,
  run: ({ scope: { useCases }, input }) => useCases.followLink.resetPassword(input),
  form: {
    input: (fields) => ({
      email: first(fields, 'email'),
      password: first(fields, 'password'),
      ...linkOf(fields),
      ...WITHOUT_CAPTCHA,
    }),
    refuse: refuseUnequal,
    result: (done) => (done.ok ? [['account', 'password-reset']] : refusedLink(done.reason)),
  },
});
