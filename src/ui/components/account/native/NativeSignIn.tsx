import { inStore, type SiteProps } from '../../../site-props';
import { ACCOUNT_PAGES } from '../../../texts/en/account/account-pages';
import { accountNotices, mergedCartTexts } from '../../../texts/en/account/account';
import { captchaTexts } from '../../../texts/en/account/captcha';
import { contactTexts } from '../../../texts/en/layout/contact';
import { nativeRefusalMessage } from '../../../texts/en/account/native-refusals';
import { sharedTexts } from '../../../texts/en/shared';
import { signInTexts } from '../../../texts/en/account/sign-in';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { NativeEmail, NativeField, NativeForm, NativeTick, type Typed } from './NativeForm';

export interface NativeSignInProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix' | 'needsCaptcha'>;
  readonly form: 'sign-in' | 'register' | 'forgotten';
  readonly isSignedIn: boolean;
  /** Result of a form: confirm the account, a new password was requested, not all of the cart was kept, the account is gone. */
  readonly done: 'confirm' | 'sent' | 'reduced' | 'deleted' | null;
  readonly refusal: RefusalInQuery | null;
  readonly typed: Typed;
}

/** Signing in, registering or asking for a new password on its own page. */
export function NativeSignIn(props: NativeSignInProps) {
  const { site, form, isSignedIn, done, refusal } = props;
  const back = inStore(site.storePrefix, '/sign-in');
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
              {mergedCartTexts.reduced} <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
            </p>
          )}
          <a className="button" href={inStore(site.storePrefix, ACCOUNT_PAGES['my-account'].path)}>
            {ACCOUNT_PAGES['my-account'].title}
          </a>
          <NativeForm action="sign-out" back={back} submit={signInTexts.signOut} />
        </>
      ) : done === 'sent' ? (
        <>
          <p>{signInTexts.sentPlainly}</p>
          <p>{signInTexts.sentHint}</p>
        </>
      ) : site.needsCaptcha ? (
        <NeedsScripts here={back} />
      ) : (
        <OneForm form={form} back={back} typed={props.typed} />
      )}
      {isSignedIn || site.needsCaptcha ? null : <OtherForms form={form} here={back} />}
      <a className="button-plain" href={inStore(site.storePrefix, '/')}>
        {signInTexts.toShop}
      </a>
    </div>
  );
}

/** Only a script can get the token of a captcha. */
function NeedsScripts({ here }: { readonly here: string }) {
  return (
    <>
      <noscript>
        <p className="alert">{captchaTexts.needsScripts(contactTexts.phone)}</p>
      </noscript>
      <p className="noscript:hidden">
        <a className="button" id="open-login" href={here} data-overlay="login" aria-haspopup="dialog">
          {signInTexts.open}
        </a>
      </p>
    </>
  );
}

function OneForm({ form, back, typed }: Pick<NativeSignInProps, 'form' | 'typed'> & { readonly back: string }) {
  const email = <NativeEmail label={signInTexts.email} autoComplete="username" typed={typed} />;
  switch (form) {
    case 'sign-in':
      return (
        <NativeForm action="sign-in" back={back} submit={signInTexts.login}>
          {email}
          <NativeField
            name="password"
            type="password"
            label={signInTexts.password}
            required
            maxLength={256}
            autoComplete="current-password"
          />
        </NativeForm>
      );
    case 'register':
      return (
        <NativeForm action="register" back={`${back}?form=register`} submit={signInTexts.register}>
          {email}
          <Name name="firstName" label={signInTexts.firstName} autoComplete="given-name" typed={typed} />
          <Name name="lastName" label={signInTexts.lastName} autoComplete="family-name" typed={typed} />
          <NativeField
            name="password"
            type="password"
            label={signInTexts.password}
            hint={signInTexts.passwordHint}
            title={signInTexts.passwordHint}
            required
            pattern="(?=.*[0-9])(?=.*[A-Za-z])(?=.*[!#$%&*?@^_\-])\S{8,256}"
            autoComplete="new-password"
          />
          <NativeTick name="newsletter" label={signInTexts.newsletter} typed={typed} />
          <NativeTick name="agreed" label={signInTexts.agree} required typed={typed} />
        </NativeForm>
      );
    case 'forgotten':
      return (
        <NativeForm action="request-password-reset" back={`${back}?form=forgotten`} submit={signInTexts.reset}>
          <p>{signInTexts.forgottenHint}</p>
          {email}
        </NativeForm>
      );
  }
}

interface NameProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly typed: Typed;
}

const Name = ({ typed, ...field }: NameProps) => (
  <NativeField
    {...field}
    type="text"
    required
    minLength={2}
    maxLength={255}
    autoCapitalize="words"
    defaultValue={typed[field.name]}
  />
);

const OTHERS = {
  'sign-in': ['forgotten', 'register'],
  register: ['sign-in'],
  forgotten: ['sign-in'],
} as const;

function OtherForms({ form, here }: { readonly form: NativeSignInProps['form']; readonly here: string }) {
  return (
    <p className="login-ways">
      {OTHERS[form].map((other) => (
        <a key={other} className="button-plain" href={other === 'sign-in' ? here : `${here}?form=${other}`}>
          {signInTexts.ways[other]}
        </a>
      ))}
    </p>
  );
}
