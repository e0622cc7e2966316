import type { RequestPasswordReset, ResetPassword } from '../../application/account/reset-password';
import type { Register } from '../../application/account/register';
import type { SignIn } from '../../application/account/sign-in';
import type { SignOut } from '../../application/account/sign-out';
import type { UpdateProfile } from '../../application/account/update-profile';
import type { Captcha, CaptchaAction, CaptchaFailure } from '../../application/ports/captcha';
import { changesEmail } from '../../domain/customer/registration';
import { refuse, type Result } from '../../domain/shared/result';
import type { PostAction } from './post-action';

interface AccountClientDeps {
  readonly post: PostAction;
  readonly captcha: Captcha;
}

/** The customer's account, and the ways to sign in. */
export function accountClient({ post, captcha }: AccountClientDeps) {
  const withToken = async <Value, Reason>(
    action: CaptchaAction,
    work: (captchaToken: string | null) => Promise<Result<Value, Reason>>,
  ): Promise<Result<Value, Reason | CaptchaFailure>> => {
    const token = await captcha.getToken(action);
    return token.ok ? work(token.value) : token;
  };
  const signIn: SignIn = ({ email, password }) =>
    withToken('sign-in', (captchaToken) => post('sign-in', { email: email.trim(), password, captchaToken }));
  const signOut: SignOut = async () => void (await post('sign-out', {}));
  const register: Register = (registration) =>
    withToken('register', (captchaToken) =>
      post('register', { ...registration, email: registration.email.trim(), captchaToken }),
    );
  const requestReset: RequestPasswordReset = (email) =>
    withToken('request-reset', (captchaToken) => post('request-password-reset', { email: email.trim(), captchaToken }));
  const resetPassword: ResetPassword = ({ email, password, key }) =>
    withToken('reset-password', (captchaToken) =>
      post('reset-password', { email: email.trim(), password, key, captchaToken }),
    );
  const updateProfile: UpdateProfile = async (customer, { change, email, password = '' }) => {
    const isMoved = email !== undefined && changesEmail(customer, email);
    if (!isMoved) return post('update-profile', { change });
    return password === '' ? refuse({ kind: 'password-needed' }) : post('update-profile', { change, email, password });
  };
  return {
    signIn,
    signOut,
    register,
    requestReset,
    resetPassword,
    updateProfile,
    confirm: (email: string, key: string) => post('confirm-account', { email, key }),
    changePassword: (current: string, next: string) => post('change-password', { current, next }),
    loadCustomer: () => post('load-customer', {}),
    subscribeNewsletter: (email: string) => post('subscribe-newsletter', { email }),
  };
}
