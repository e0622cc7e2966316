import type { NewsletterStatus } from '../../../../domain/customer/customer';
import { inStore, type SiteProps } from '../../../site-props';
import { newsletterTexts, newsletterStatusMessage } from '../../../texts/en/account/newsletter';
import { signInTexts } from '../../../texts/en/account/sign-in';
import { nativeRefusalMessage } from '../../../texts/en/account/native-refusals';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { NativeEmail, NativeForm, NativeTick, type Typed } from './NativeForm';

export interface NativeNewsletterProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix'>;
  /** Result of a form that was sent, or null. */
  readonly status: NewsletterStatus | null;
  readonly refusal: RefusalInQuery | null;
  readonly typed: Typed;
}

/** The newsletter on its own page. */
export function NativeNewsletter({ site: { storePrefix }, status, refusal, typed }: NativeNewsletterProps) {
  return (
    <div className="sign-in-page">
      <h1>{newsletterTexts.title}</h1>
      {refusal !== null && (
        <p className="alert" role="alert">
          {nativeRefusalMessage(refusal, newsletterTexts.refused)}
        </p>
      )}
      {status !== null ? (
        <p className={status === 'unsubscribed' ? 'alert' : 'success'} role="status">
          {newsletterStatusMessage(status)}
        </p>
      ) : (
        <>
          <p>{newsletterTexts.about}</p>
          <NativeForm
            action="subscribe-newsletter"
            back={inStore(storePrefix, '/newsletter')}
            submit={newsletterTexts.subscribe}
          >
            <NativeEmail label={signInTexts.email} autoComplete="email" typed={typed} />
            <NativeTick name="agreed" label={newsletterTexts.agree} required typed={typed} />
          </NativeForm>
        </>
      )}
      <a className="button-plain" href={inStore(storePrefix, '/privacy')}>
        {newsletterTexts.privacy}
      </a>
    </div>
  );
}
