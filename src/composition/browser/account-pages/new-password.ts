import { accountClient, linkOf } from '../../../adapters/actions-client/account-client';
import { settingsClient } from '../../../adapters/actions-client/shop-settings';
import { ok } from '../../../domain/shared/result';
import type { CreateNewPassword } from '../../../ui/screens/account/NewPasswordScreen';
import { NewPasswordViewModel } from '../../../ui/view-models/account/new-password-view-model';
import { createCaptcha } from '../captcha';
import { tabOf } from '../tab';

/** The form for a new password, on the page that an emailed link opens. */
export const createNewPassword: CreateNewPassword = (cart, { purpose, link, asksEmail }) => {
  const { post, read } = tabOf(cart);
  const client = accountClient({ post, captcha: createCaptcha(settingsClient(read)) });
  const savePassword = {
    reset: async (email: string, password: string) => {
      const saved = await client.resetPassword(email, password, link);
      return saved.ok ? ok('password-reset' as const) : saved;
    },
    confirm: async (_email: string, password: string) => {
      const confirmed = await post('confirm-account', { password, ...linkOf(link) });
      if (!confirmed.ok) return confirmed;
      return ok(
        confirmed.value.kind === 'password-set' ? ('confirmed' as const) : ('confirmed-as-registered' as const),
      );
    },
  }[purpose];
  return new NewPasswordViewModel({ savePassword, asksEmail });
};
