import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { CaptchaToken, Line, Password } from '../../input-rules';
import { PersonInput, refusedForm, signedInResult, WITHOUT_CAPTCHA } from './account-form-fields';

class RegistrationInput extends PersonInput {
  @Line() readonly email!: string;
  @Password() readonly password!: string;
  @Line() readonly firstName!: string;
  @Line() readonly lastName!: string;
  @CaptchaToken() readonly captchaToken!: string | null;
}

/** The form has `email`, `firstName`, `lastName`, `password`, `newsletter`; without `agreed` the input is not accepted. */
export const register = defineAction({
  name: 'register',
  access: 'everybody',
  changes: true,
  needs: 'accounts',
  input: RegistrationInput,
  run: ({ scope: { useCases }, input }) => useCases.account.register(input),
  form: {
    keeps: ['email', 'firstName', 'lastName', 'newsletter', 'agreed'],
    input: (fields) => ({
      ...(first(fields, 'agreed') !== '' && { email: first(fields, 'email') }),
      firstName: first(fields, 'firstName'),
      lastName: first(fields, 'lastName'),
      password: first(fields, 'password'),
      isSubscribed: first(fields, 'newsletter') !== '',
      ...WITHOUT_CAPTCHA,
    }),
    result: (done) => {
      if (!done.ok) return refusedForm(done.reason);
      return done.value.kind === 'confirm' ? [['account', 'confirm']] : signedInResult(done.value.signIn);
    },
  },
});
