import type { NewsletterStatus } from '../../../domain/customer/customer';
import { NEWSLETTER_FIELDS } from '../../forms/credential-values';
import { inStore, type SiteProps } from '../../site-props';
import { nativeRefusalMessage } from '../../texts/en/account/native-refusals';
import { newsletterTexts } from '../../texts/en/account/newsletter';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { postedForm, type TypedValues } from '../forms/posted-form';
import { NeedsScripts } from './NeedsScripts';
import { NewsletterForm, PrivacyLink, StatusOf, type NewsletterFormView } from './NewsletterForm';

export interface NewsletterPageProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix' | 'needsCaptcha'>;
  /** Result of a form that was sent, or null. */
  readonly status: NewsletterStatus | null;
  readonly refusal: RefusalInQuery | null;
  readonly typed: TypedValues;
}

/** The newsletter on its own page. */
export function NewsletterPage({ site, status, refusal, typed }: NewsletterPageProps) {
  const { storePrefix, needsCaptcha } = site;
  return (
    <div className="sign-in-page">
      <h1>{newsletterTexts.title}</h1>
      {refusal !== null && (
        <p className="alert" role="alert">
          {refusal.kind === 'busy' ? newsletterTexts.busy : nativeRefusalMessage(refusal, newsletterTexts.refused)}
        </p>
      )}
      {status === null && needsCaptcha ? (
        <NeedsScripts
          id="open-newsletter"
          overlay="newsletter"
          href={inStore(storePrefix, '/newsletter')}
          label={newsletterTexts.subscribe}
        />
      ) : status === null ? (
        <NewsletterForm vm={postedNewsletter(typed)} prefix="page" site={site} />
      ) : (
        <>
          <div role="status">
            <StatusOf status={status} />
          </div>
          <PrivacyLink storePrefix={storePrefix} />
        </>
      )}
    </div>
  );
}

/** The form with what was typed into a refused one. */
function postedNewsletter(typed: TypedValues): NewsletterFormView {
  return {
    form: postedForm(NEWSLETTER_FIELDS, typed),
    isAgreed: typed.agreed === 'yes',
    status: null,
    subscribing: { isLoading: false, error: null },
    agree: () => undefined,
  };
}
