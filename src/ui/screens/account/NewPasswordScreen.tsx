import '../../theme/pages/sign-in-page.module.css';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LinkDone, NewPasswordForm } from '../../components/account/NewPasswordForm';
import { Static } from '../../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import { linkTexts, mayTryLinkAgain, nativeLinkRefusalMessage } from '../../texts/en/account/emailed-links';
import { sharedTexts } from '../../texts/en/shared';
import type { NewPasswordDone, NewPasswordViewModel } from '../../view-models/account/new-password-view-model';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface NewPasswordBody {
  /** A forgotten password, or a new account. */
  readonly purpose: 'reset' | 'confirm';
  /** Handle of the link that was followed. */
  readonly link: string | null;
  readonly asksEmail: boolean;
  /** The result of a form without scripts. */
  readonly done: NewPasswordDone | null;
  readonly refusal: RefusalInQuery | null;
  /** Whether this browser has a session when all is done, which is then that of another account. */
  readonly isSignedIn: boolean;
}

/** Opens the form. */
export type CreateNewPassword = (
  cart: CartViewModel,
  body: Pick<NewPasswordBody, 'purpose' | 'link' | 'asksEmail'>,
) => NewPasswordViewModel;

export interface NewPasswordScreenProps extends NewPasswordBody {
  readonly site: SiteProps;
  readonly createNewPassword: CreateNewPassword;
}

/** A password, by the link of an email. */
export const NewPasswordScreen = observer(function NewPasswordScreen(props: NewPasswordScreenProps) {
  const { cart, account } = useShop();
  const { site, purpose, refusal, createNewPassword } = props;
  const [vm] = useState(() => createNewPassword(cart, props));
  const texts = linkTexts[purpose];
  const done = vm.done ?? props.done;
  const error = vm.saving.error;
  const latest = error ?? (vm.form.isTouched ? null : refusal);
  const isOver = latest !== null && !mayTryLinkAgain(latest);
  return (
    <div className="sign-in-page">
      <Static.PageHead title={sharedTexts.pageTitle(texts.title, site.storeName)}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <h1>{texts.title}</h1>
      {done !== null ? (
        <LinkDone site={site} done={done} isSignedIn={vm.done === null ? props.isSignedIn : account.signedIn} />
      ) : (
        <>
          {refusal !== null && error === null && (
            <p className="alert" role="alert">
              {nativeLinkRefusalMessage(refusal, texts.refused)}
            </p>
          )}
          {texts.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <NewPasswordForm vm={vm} site={site} purpose={purpose} link={props.link} asksEmail={props.asksEmail} />
          {isOver && (
            <a
              className="button-plain"
              id="new-password-elsewhere"
              href={inStore(site.storePrefix, purpose === 'reset' ? '/sign-in?form=forgotten' : '/sign-in')}
            >
              {purpose === 'reset' ? linkTexts.another : linkTexts.signIn}
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
