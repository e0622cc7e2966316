import { refuse, type Result } from '../../domain/shared/result';
import type { CarriesCaptcha } from '../ports/system';
import type { Accounts, Confirmed, Newsletter } from '../ports/customer';
import type { AuthSession, EmailedLink, EmailedLinks, LinkPurpose } from '../ports/session';
import type { Failure } from '../ports/failures';
import type { ResetPassword } from './reset-password';
import type { SessionExpiry } from './session-expiry';
import type { SignOut } from './sign-out';

export interface FollowLinkDeps {
  readonly emailedLinks: Pick<EmailedLinks, 'read' | 'forget'>;
  /** Names a link without its key. */
  readonly linkHandle: (link: EmailedLink) => string;
  readonly accounts: Pick<Accounts, 'confirm' | 'confirmNewEmail'>;
  readonly newsletter: Pick<Newsletter, 'confirm'>;
  readonly authSession: Pick<AuthSession, 'isSignedIn'>;
  readonly sessionExpiry: Pick<SessionExpiry, 'isExpired'>;
  readonly resetPassword: ResetPassword;
  readonly signOut: SignOut;
}

/** `link` is the handle of the link that the page was opened by; left out if the page knows none. */
interface OfLink {
  readonly link?: string;
}

/** What the links in our emails are for. Each is `not-found` if another link was followed since. */
export interface FollowLink {
  /** Sets a new password; `email` is used only if the link had none. */
  readonly resetPassword: (
    request: OfLink & CarriesCaptcha & { readonly email: string; readonly password: string },
  ) => Promise<Result<void, Failure>>;
  /** Confirms a new account, and gives it this password. */
  readonly confirmAccount: (request: OfLink & { readonly password: string }) => Promise<Result<Confirmed, Failure>>;
  /** Confirms the new email of an account. */
  readonly confirmEmail: (request: OfLink) => Promise<Result<void, Failure>>;
  readonly confirmNewsletter: (request: OfLink) => Promise<Result<void, Failure>>;
}

/** A link is forgotten when it has been used. */
export function makeFollowLink(deps: FollowLinkDeps): FollowLink {
  const { emailedLinks, linkHandle, accounts, newsletter, resetPassword } = deps;

  const byLink = async <Value>(
    purpose: LinkPurpose,
    handle: string | undefined,
    work: (link: EmailedLink) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> => {
    const link = emailedLinks.read(purpose);
    if (link === null || (handle !== undefined && handle !== linkHandle(link))) {
      return refuse({ kind: 'not-found', message: 'The link of this page is not the one that was followed last.' });
    }
    const done = await work(link);
    if (done.ok) emailedLinks.forget();
    return done;
  };

  /** A new password ends every session of its account. If one was in this browser, its cookies go too; another account's stays. */
  const endedHere = async <Done extends { readonly ok: boolean }>(done: Done): Promise<Done> => {
    const { authSession, sessionExpiry, signOut } = deps;
    if (done.ok && authSession.isSignedIn() && (await sessionExpiry.isExpired())) await signOut();
    return done;
  };

  return {
    resetPassword: async ({ email: typed, password, captchaToken, link }) =>
      endedHere(
        await byLink('reset', link, ({ email, key }) =>
          resetPassword({ email: email === '' ? typed : email, key, password, captchaToken }),
        ),
      ),
    confirmAccount: async ({ password, link }) =>
      endedHere(await byLink('confirm', link, ({ email, key }) => accounts.confirm({ email, key, password }))),
    confirmEmail: ({ link }) => byLink('email', link, ({ email, key }) => accounts.confirmNewEmail(email, key)),
    confirmNewsletter: ({ link }) => byLink('newsletter', link, ({ email, key }) => newsletter.confirm(email, key)),
  };
}
