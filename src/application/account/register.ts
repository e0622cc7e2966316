import type { Registration } from '../../domain/customer/registration';
import { ok, type Result } from '../../domain/shared/result';
import type { Accounts } from '../ports/accounts';
import type { Failure } from '../ports/failures';
import type { Captcha, CaptchaFailure } from '../ports/captcha';
import type { SignIn, SignInResult } from './sign-in';

export interface RegisterDeps {
  readonly accounts: Pick<Accounts, 'register'>;
  readonly captcha: Captcha;
  readonly signIn: SignIn;
  /** S4-33. Whether a letter asks for the address to be confirmed before anybody may sign in. */
  readonly needsConfirmation: boolean;
}

/** `confirm`: a letter is on its way, nobody is signed in. `signed-in`: S4-32. */
export type Registered = { readonly kind: 'confirm' } | { readonly kind: 'signed-in'; readonly welcome: SignInResult };

/**
 * When the account was made and only signing in failed, that failure is the answer: the account stands, and a second
 * registration would be told so.
 */
export type Register = (registration: Registration) => Promise<Result<Registered, Failure | CaptchaFailure>>;

/** S4-31, S4-32. A proof serves once, so signing in afterwards asks for one of its own. */
export function makeRegister({ accounts, captcha, signIn, needsConfirmation }: RegisterDeps): Register {
  return async (registration) => {
    const human = await captcha.getToken('register');
    if (!human.ok) return human;
    const email = registration.email.trim();
    const made = await accounts.register({ ...registration, email }, human.value);
    if (!made.ok) return made;
    if (needsConfirmation) return ok({ kind: 'confirm' });
    const welcome = await signIn({ email, password: registration.password });
    return welcome.ok ? ok({ kind: 'signed-in', welcome: welcome.value }) : welcome;
  };
}
