import { FORGOTTEN_FIELDS, REGISTRATION_FIELDS, SIGN_IN_FIELDS } from '../../forms/credential-values';
import { inStore, type SiteProps } from '../../site-props';
import { accountNotices, mergedCartTexts } from '../../texts/en/account/account';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { nativeRefusalMessage } from '../../texts/en/account/native-refusals';
import { signInTexts } from '../../texts/en/account/sign-in';
import { sharedTexts } from '../../texts/en/shared';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { postedForm, type TypedValues } from '../forms/posted-form';
import { PostForm } from '../forms/PostForm';
import {
  ForgottenForm,
  loginPath,
  RegistrationForm,
  ResetRequested,
  SignInForm,
  type LoginFormsView,
} from './LoginForms';
import { NeedsScripts } from './NeedsScripts';

export interface SignInPageProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix' | 'needsCaptcha'>;
  readonly form: 'sign-in' | 'register' | 'forgotten';
  readonly isSignedIn: boolean;
  /** Result of a form: confirm the account, a new password was requested, not all of the cart was kept, the account is gone. */
  readonly done: 'confirm' | 'sent' | 'reduced' | 'deleted' | null;
  /** Names of the products that the cart has not taken. */
  readonly notTaken: readonly string[];
  readonly refusal: RefusalInQuery | null;
  readonly typed: TypedValues;
}

const FORMS = { 'sign-in': SignInForm, register: RegistrationForm, forgotten: ForgottenForm };

/** Signing in, registering or asking for a new password on its own page. */
export function SignInPage({ site, form, isSignedIn, done, notTaken, refusal, typed }: SignInPageProps) {
  const here = loginPath(site.storePrefix, 'sign-in');
  const vm = postedLogin(typed);
  const Form = FORMS[form];
  return (
    <div className="sign-in-page">
      <h1>{done === 'sent' ? signInTexts.titles.sent : signInTexts.titles[form]}</h1>
      {refusal !== null && !isSignedIn && (
        <p className="alert" role="alert">
          {nativeRefusalMessage(refusal, signInTexts.refused[form])}
        </p>
      )}
      {done === 'confirm' && <p className="success">{accountNotices.confirmation}</p>}
      {done === 'deleted' && !isSignedIn && <p className="success">{signInTexts.deleted}</p>}
      {isSignedIn ? (
        <>
          <p className="success">{signInTexts.signedIn}</p>
          {done === 'reduced' && (
            <p className="alert" role="alert">
              <span>{mergedCartTexts.reducedBy(notTaken)}</span>{' '}
              <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
            </p>
          )}
          <a className="button" href={inStore(site.storePrefix, ACCOUNT_PAGES['my-account'].path)}>
            {ACCOUNT_PAGES['my-account'].title}
          </a>
          <PostForm action="sign-out" back={here} submit={signInTexts.signOut} />
        </>
      ) : done === 'sent' ? (
        <ResetRequested vm={vm} site={site} />
      ) : site.needsCaptcha ? (
        <NeedsScripts id="open-login" overlay="login" href={here} label={signInTexts.open} />
      ) : (
        <Form vm={vm} site={site} />
      )}
      <a className="button-plain" href={inStore(site.storePrefix, '/')}>
        {signInTexts.toShop}
      </a>
    </div>
  );
}

/** The forms with what was typed into a refused one. */
function postedLogin(typed: TypedValues): LoginFormsView {
  const nothing = { isSending: false, error: null };
  return {
    signIn: { ...nothing, form: postedForm(SIGN_IN_FIELDS, typed) },
    registration: {
      ...nothing,
      form: postedForm(REGISTRATION_FIELDS, typed),
      isAgreed: typed.agreed === 'yes',
      wantsNewsletter: typed.newsletter === 'yes',
      agree: () => undefined,
      tickNewsletter: () => undefined,
    },
    forgotten: {
      form: postedForm(FORGOTTEN_FIELDS, typed),
      sending: { isLoading: false, error: null },
      sentTo: null,
    },
  };
}
