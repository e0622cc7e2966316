import type { EmailedLink, LinkPurpose } from '../../../adapters/cookies/cookie-emailed-link';
import type { AccountActions } from '../../../application/actions/account-actions';
import type { Failure } from '../../../application/ports/failures';
import { refuse, type Result } from '../../../domain/shared/result';
import { linkHandle } from '../../server/link-handle';
import type { RequestScope } from '../../server/request-scope';
import { ConfirmAccountInput, LinkInput, ResetPasswordInput } from '../account-inputs';
import type { ActionTable } from '../action';
import { confirmAccountForm, confirmEmailForm, confirmNewsletterForm, resetPasswordForm } from './link-forms';

type LinkActions = Pick<AccountActions, 'reset-password' | 'confirm-account' | 'confirm-email' | 'confirm-newsletter'>;

/** What the links in our emails are for. Email and key are in a cookie, which is forgotten when they have been used. */
export const LINK_ACTIONS: ActionTable<keyof LinkActions> = {
  'reset-password': {
    access: 'link-holder',
    input: ResetPasswordInput,
    changes: true,
    needs: 'accounts',
    run: async ({ scope, input: { captchaToken, email: typed, password, link } }) =>
      endedHere(
        scope,
        await byLink(scope, 'reset', link, ({ email, key }) =>
          scope.useCases.account.resetPassword({ email: email === '' ? typed : email, key, password, captchaToken }),
        ),
      ),
    form: resetPasswordForm,
  },
  'confirm-account': {
    access: 'link-holder',
    input: ConfirmAccountInput,
    changes: true,
    needs: 'accounts',
    run: async ({ scope, input: { password, link } }) =>
      endedHere(
        scope,
        await byLink(scope, 'confirm', link, ({ email, key }) =>
          scope.commerce.accounts.confirm({ email, key, password }),
        ),
      ),
    form: confirmAccountForm,
  },
  'confirm-email': {
    access: 'link-holder',
    input: LinkInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input: { link } }) =>
      byLink(scope, 'email', link, ({ email, key }) => scope.commerce.accounts.confirmNewEmail(email, key)),
    form: confirmEmailForm,
  },
  'confirm-newsletter': {
    access: 'link-holder',
    input: LinkInput,
    changes: true,
    needs: 'newsletter',
    run: ({ scope, input: { link } }) =>
      byLink(scope, 'newsletter', link, ({ email, key }) => scope.commerce.newsletter.confirm(email, key)),
    form: confirmNewsletterForm,
  },
};

/** Works with the link that was followed last, if it is for this, and the one that the page was opened by. */
async function byLink<Value, Reason>(
  { session }: RequestScope,
  purpose: LinkPurpose,
  handle: string | undefined,
  work: (link: EmailedLink) => Promise<Result<Value, Reason | Failure>>,
): Promise<Result<Value, Reason | Failure>> {
  const link = session.emailedLink.read(purpose);
  if (link === null || (handle !== undefined && handle !== linkHandle(link))) {
    return refuse({ kind: 'not-found', message: 'The link of this page is not the one that was followed last.' });
  }
  const done = await work(link);
  if (done.ok) session.emailedLink.forget();
  return done;
}

/** A new password ends every session of its account. If one was in this browser, its cookies go too; another account's stays. */
async function endedHere<Done extends { readonly ok: boolean }>(scope: RequestScope, done: Done): Promise<Done> {
  if (done.ok && scope.session.auth.isSignedIn() && (await scope.useCases.account.sessionExpiry.isExpired())) {
    await scope.useCases.account.signOut();
  }
  return done;
}
