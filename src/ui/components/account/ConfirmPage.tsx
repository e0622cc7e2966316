import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { linkTexts, mayTryLinkAgain, nativeLinkRefusalMessage } from '../../texts/en/account/emailed-links';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { PostForm } from '../forms/PostForm';

export interface ConfirmPageProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix'>;
  /** The new address of an account, or the newsletter. */
  readonly purpose: 'email' | 'newsletter';
  /** Handle of the link that was followed. */
  readonly link: string | null;
  readonly isDone: boolean;
  readonly refusal: RefusalInQuery | null;
  /** Email of this browser's session once an address is confirmed; null for a guest. */
  readonly signedInAs: string | null;
}

const PAGES = {
  email: { action: 'confirm-email', path: '/customer/account/confirm-email' },
  newsletter: { action: 'confirm-newsletter', path: '/newsletter/confirm' },
} as const;

/** The button of an emailed link, and what became of it. */
export function ConfirmPage({ site: { storePrefix }, purpose, link, isDone, refusal, signedInAs }: ConfirmPageProps) {
  const texts = linkTexts[purpose];
  const { action, path } = PAGES[purpose];
  const isAgain = refusal === null || mayTryLinkAgain(refusal);
  return (
    <div className="sign-in-page">
      <h1>{texts.title}</h1>
      {isDone ? (
        <p className="success" role="status">
          {texts.done}
        </p>
      ) : (
        <>
          {refusal !== null && (
            <p className="alert" role="alert">
              {nativeLinkRefusalMessage(refusal, texts.refused)}
            </p>
          )}
          {isAgain && (
            <>
              {texts.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <PostForm action={action} back={inStore(storePrefix, path)} submit={texts.button}>
                {link !== null && <input type="hidden" name="link" value={link} />}
              </PostForm>
            </>
          )}
        </>
      )}
      {purpose === 'email' && isDone && signedInAs !== null ? (
        <>
          <p className="[overflow-wrap:anywhere]">{linkTexts.signedInAs(signedInAs)}</p>
          <a className="button" href={inStore(storePrefix, ACCOUNT_PAGES['my-account'].path)}>
            {linkTexts.myAccount}
          </a>
        </>
      ) : (
        purpose === 'email' &&
        (isDone || !isAgain) && (
          <a className="button" id="confirm-sign-in" href={inStore(storePrefix, '/sign-in')} data-overlay="login">
            {linkTexts.signIn}
          </a>
        )
      )}
      <a className="button-plain" href={inStore(storePrefix, '/')}>
        {linkTexts.toShop}
      </a>
    </div>
  );
}
