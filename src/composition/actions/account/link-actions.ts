import type { AccountActions } from '../../../application/actions/account-actions';
import { ConfirmAccountInput, LinkInput, ResetPasswordInput } from '../account-inputs';
import type { ActionTable } from '../action';
import { confirmAccountForm, confirmEmailForm, confirmNewsletterForm, resetPasswordForm } from './link-forms';

type LinkActions = Pick<AccountActions, 'reset-password' | 'confirm-account' | 'confirm-email' | 'confirm-newsletter'>;

/** What the links in our emails are for. Email and key are in a cookie. */
export const LINK_ACTIONS: ActionTable<keyof LinkActions> = {
  'reset-password': {
    access: 'link-holder',
    input: ResetPasswordInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.followLink.resetPassword(input),
    form: resetPasswordForm,
  },
  'confirm-account': {
    access: 'link-holder',
    input: ConfirmAccountInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.followLink.confirmAccount(input),
    form: confirmAccountForm,
  },
  'confirm-email': {
    access: 'link-holder',
    input: LinkInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.followLink.confirmEmail(input),
    form: confirmEmailForm,
  },
  'confirm-newsletter': {
    access: 'link-holder',
    input: LinkInput,
    changes: true,
    needs: 'newsletter',
    run: ({ scope: { useCases }, input }) => useCases.followLink.confirmNewsletter(input),
    form: confirmNewsletterForm,
  },
};
