import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { CaptchaToken, Line, Password } from '../../input-rules';
import { refusedForm, signedInResult, WITHOUT_CAPTCHA } from './account-form-fields';

class CredentialsInput {
  @Line() readonly email!: string;
  @Password() readonly password!: string;
  @CaptchaToken() readonly captchaToken!: string | null;
}

/** The form has `email`, `password`. Nothing typed is returned in the page's URL. */
export const signIn = defineAction({
  name: 'sign-in',
  access: 'everybody',
  changes: true,
  needs: 'accounts',
  input: CredentialsInput,
  run: ({ scope: { useCases }, input }) => useCases.account.signIn(input),
  form: {
    keeps: ['email'],
    input: (fields) => ({ email: first(fields, 'email'), password: first(fields, 'password'), ...WITHOUT_CAPTCHA }),
    result: (done) => (done.ok ? signedInResult(done.value) : refusedForm(done.reason)),
  },
});
