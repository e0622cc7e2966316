import type { EmailedLink, LinkPurpose } from '../../../adapters/cookies/cookie-emailed-link';
import type { AccountActions } from '../../../application/actions/account-actions';
import type { Failure } from '../../../application/ports/failures';
import { refuse, type Result } from '../../../domain/shared/result';
import { accountUseCases } from '../../server/account-use-cases';
import type { RequestScope } from '../../server/request-scope';
import { ResetPasswordInput } from '../account-inputs';
import type { ActionTable } from '../action';
import { NoInput } from '../cart-inputs';
import { confirmAccountForm, confirmNewsletterForm, resetPasswordForm } from './link-forms';

type LinkActions = Pick<AccountActions, 'reset-password' | 'confirm-account' | 'confirm-newsletter'>;

/** What the links in our emails are for. Email and key are in a cookie, which is forgotten when they have been used. */
export const LINK_ACTIONS: ActionTable<keyof LinkActions> = {
  'reset-password': {
    access: 'link-holder',
    input: ResetPasswordInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input: { captchaToken, email: typed, password } }) =>
      byLink(scope, 'reset', ({ email, key }) =>
        accountUseCases(scope, captchaToken).resetPassword({ email: email === '' ? typed : email, key, password }),
      ),
    form: resetPasswordForm,
  },
  'confirm-account': {
    access: 'link-holder',
    input: NoInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope }) => byLink(scope, 'confirm', ({ email, key }) => scope.commerce.accounts.confirm(email, key)),
    form: confirmAccountForm,
  },
  'confirm-newsletter': {
    access: 'link-holder',
    input: NoInput,
    changes: true,
    needs: 'newsletter',
    run: ({ scope }) => byLink(scope, 'newsletter', ({ email, key }) => scope.commerce.newsletter.confirm(email, key)),
    form: confirmNewsletterForm,
  },
};

async function byLink<Reason>(
  { session }: RequestScope,
  purpose: LinkPurpose,
  work: (link: EmailedLink) => Promise<Result<void, Reason | Failure>>,
): Promise<Result<void, Reason | Failure>> {
  const link = session.emailedLink.read(purpose);
  if (link === null) return refuse({ kind: 'not-found', message: 'No link of ours was followed.' });
  const done = await work(link);
  if (done.ok) session.emailedLink.forget();
  return done;
}
