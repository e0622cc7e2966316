import type { AccountActions } from '../../../application/actions/account-actions';
import { ok } from '../../../domain/shared/result';
import { changePasswordForm, deleteAccountForm, saveNewsletterForm, updateProfileForm } from './account/profile-forms';
import type { ActionTable } from '../action';
import {
  leaveForm,
  newsletterForm,
  orderStatusForm,
  registerForm,
  requestResetForm,
  signInForm,
} from './account-forms';
import {
  ChangePasswordInput,
  DeleteAccountInput,
  EmailInput,
  OrderInformationInput,
  RegisterInput,
  RequestPasswordResetInput,
  SaveNewsletterInput,
  SignInInput,
  UpdateProfileInput,
} from './account-inputs';
import { NoInput } from './cart-inputs';
import { trimText } from '../../../domain/shared/trim-text';

export const ACCOUNT_ACTIONS: ActionTable<keyof AccountActions> = {
  'sign-in': {
    access: 'everybody',
    input: SignInInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.signIn(input),
    form: signInForm,
  },
  'sign-out': {
    access: 'everybody',
    input: NoInput,
    changes: true,
    needs: 'accounts',
    run: async ({ scope: { useCases } }) => ok(await useCases.account.signOut()),
    form: leaveForm,
  },
  'end-session': {
    access: 'everybody',
    input: NoInput,
    changes: true,
    run: async ({ scope: { useCases } }) => ok(await useCases.account.sessionExpiry.end()),
    form: leaveForm,
  },
  register: {
    access: 'everybody',
    input: RegisterInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.register(input),
    form: registerForm,
  },
  'request-password-reset': {
    access: 'everybody',
    input: RequestPasswordResetInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.requestReset(input),
    form: requestResetForm,
  },
  'load-customer': {
    access: 'own-or-nothing',
    input: NoInput,
    changes: false,
    needs: 'accounts',
    run: ({ scope: { useCases } }) => useCases.account.loadCustomer(),
  },
  'update-profile': {
    access: 'customer',
    input: UpdateProfileInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.updateProfile(input),
    form: updateProfileForm,
  },
  'save-newsletter': {
    access: 'customer',
    input: SaveNewsletterInput,
    changes: true,
    needs: 'newsletter',
    run: ({ scope, input }) => scope.commerce.accounts.changeProfile(input),
    form: saveNewsletterForm,
  },
  'change-password': {
    access: 'customer',
    input: ChangePasswordInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope, input: { current, next } }) => scope.commerce.accounts.changePassword(current, next),
    form: changePasswordForm,
  },
  'delete-account': {
    access: 'customer',
    input: DeleteAccountInput,
    changes: true,
    needs: 'accounts',
    run: ({ scope: { useCases }, input }) => useCases.account.deleteAccount(input.password),
    form: deleteAccountForm,
  },
  'ask-order-status': {
    access: 'everybody',
    input: OrderInformationInput,
    changes: true,
    run: async ({ scope, input }) => {
      scope.session.askedOrder.remember(input);
      return ok(undefined);
    },
    form: orderStatusForm,
  },
  'subscribe-newsletter': {
    access: 'everybody',
    input: EmailInput,
    changes: true,
    needs: 'newsletter',
    run: ({ scope, input }) => scope.commerce.newsletter.subscribe(trimText(input.email)),
    form: newsletterForm,
  },
};
