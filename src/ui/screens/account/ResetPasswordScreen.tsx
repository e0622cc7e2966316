import '../../theme/pages/sign-in-page.module.css';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NewPasswordForm } from '../../components/account/links/NewPasswordForm';
import { Static } from '../../server-parts';
import { inStore, type SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import { linkTexts, wordResetRefusal } from '../../texts/en/account/emailed-links';
import { sharedTexts } from '../../texts/en/shared';
import type { NewPasswordViewModel } from '../../view-models/account/new-password-view-model';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface ResetPasswordBody {
  readonly asksEmail: boolean;
  /** A form without scripts has saved the password. */
  readonly isDone: boolean;
  readonly refusal: RefusalInQuery | null;
}

export interface ResetPasswordScreenProps extends ResetPasswordBody {
  readonly site: SiteProps;
  readonly openNewPassword: (cart: CartViewModel, asksEmail: boolean) => NewPasswordViewModel;
}

/** A new password, by the link of an email. */
export const ResetPasswordScreen = observer(function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { cart } = useShop();
  const { site, asksEmail, isDone, refusal, openNewPassword } = props;
  const [vm] = useState(() => openNewPassword(cart, asksEmail));
  const error = vm.saving.error;
  const isUsed = error?.kind === 'not-found' || error?.kind === 'rejected' || (refusal !== null && !vm.form.isTouched);
  return (
    <div className="sign-in-page">
      <Static.PageHead title={sharedTexts.pageTitle(linkTexts.resetTitle, site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <h1>{linkTexts.resetTitle}</h1>
      {isDone || vm.isDone ? (
        <>
          <p className="success" role="status">
            {linkTexts.resetDone}
          </p>
          <a className="button" id="reset-sign-in" href={inStore(site.storePrefix, '/sign-in')} data-overlay="login">
            {linkTexts.signIn}
          </a>
        </>
      ) : (
        <>
          {refusal !== null && error === null && (
            <p className="alert" role="alert">
              {wordResetRefusal(refusal)}
            </p>
          )}
          <NewPasswordForm vm={vm} site={site} asksEmail={asksEmail} />
          {isUsed && (
            <a className="button-plain" href={inStore(site.storePrefix, '/sign-in?form=forgotten')}>
              {linkTexts.another}
            </a>
          )}
        </>
      )}
      <a className="button-plain" href={inStore(site.storePrefix, '/')}>
        {linkTexts.toShop}
      </a>
    </div>
  );
});
