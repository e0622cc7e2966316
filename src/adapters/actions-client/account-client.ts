import type { Credentials } from '../../application/ports/customer';
import type { Captcha, CaptchaAction, CaptchaFailure } from '../../application/ports/system';
import type { Registration } from '../../domain/customer/registration';
import type { Result } from '../../domain/shared/result';
import type { PostAction } from './post-action';

interface AccountClientDeps {
  readonly post: PostAction;
  readonly captcha: Captcha;
}

/** What a captcha protects in the account: one token goes with each request, and without one nothing is sent. */
export function accountClient({ post, captcha }: AccountClientDeps) {
  const withToken = async <Value, Reason>(
    action: CaptchaAction,
    work: (captchaToken: string | null) => Promise<Result<Value, Reason>>,
  ): Promise<Result<Value, Reason | CaptchaFailure>> => {
    const token = await captcha.getToken(action);
    return token.ok ? work(token.value) : token;
  };
  const signIn = ({ email, password }: Credentials) =>
    withToken('sign-in', (captchaToken) => post('sign-in', { email, password, captchaToken }));
  const register = (registration: Registration) =>
    withToken('register', (captchaToken) => post('register', { ...registration, captchaToken }));
  const requestReset = (email: string) =>
    withToken('request-reset', (captchaToken) => post('request-password-reset', { email, captchaToken }));
  /** With the key of the emailed link, which the server knows; `email` is used only if the link had none. */
  const resetPassword = (email: string, password: string, link: string | null) =>
    withToken('reset-password', (captchaToken) =>
      post('reset-password', { email, password, captchaToken, ...linkOf(link) }),
    );
  const subscribe = (email: string) =>
    withToken('subscribe-newsletter', (captchaToken) => post('subscribe-newsletter', { email, captchaToken }));
  return { signIn, register, requestReset, resetPassword, subscribe };
}

/** `link` is the handle of the link that the page was opened by. */
export function linkOf(link: string | null): { readonly link?: string } {
  return link === null ? {} : { link };
}
