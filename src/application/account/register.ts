import type { Registration } from '../../domain/customer/registration';
import { ok, type Result } from '../../domain/shared/result';
import type { CarriesCaptcha } from '../ports/system';
import type { Accounts } from '../ports/customer';
import type { Failure } from '../ports/failures';
import type { SignIn, SignInResult } from './sign-in';
import { plainEmail } from '../../domain/text/email';
import { acceptPerson } from '../address-book/accept-address';

export interface RegisterDeps {
  readonly accounts: Pick<Accounts, 'register'>;
  readonly signIn: SignIn;
  /** Whether the email address must be confirmed before the first sign-in. */
  readonly needsConfirmation: boolean;
}

/** `confirm`: a confirmation email was sent, and the customer is not signed in. */
export type Registered = { readonly kind: 'confirm' } | { readonly kind: 'signed-in'; readonly signIn: SignInResult };

/** Returns the sign-in failure if the account was created but signing in failed. */
export type Register = (registration: Registration & CarriesCaptcha) => Promise<Result<Registered, Failure>>;

/** Registers and signs in; one captcha token proves both. */
export function makeRegister({ accounts, signIn, needsConfirmation }: RegisterDeps): Register {
  return async ({ captchaToken, ...registration }) => {
    const email = plainEmail(registration.email);
    const accepted = acceptPerson({ ...registration, email });
    if (!accepted.ok) return accepted;
    const registered = await accounts.register(accepted.value, captchaToken);
    if (!registered.ok) return registered;
    if (needsConfirmation) return ok({ kind: 'confirm' });
    const signedIn = await signIn({ email, password: registration.password, captchaToken });
    return signedIn.ok ? ok({ kind: 'signed-in', signIn: signedIn.value }) : signedIn;
  };
}
