import '../theme/lazy/login.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EmailField } from '../components/account/EmailField';
import { RefusalBox } from '../components/account/RefusalBox';
import { SubmitButton } from '../components/forms/SubmitButton';
import { CheckboxField } from '../components/forms/CheckboxField';
import { ValidatedForm } from '../components/forms/ValidatedForm';
import { useLoaded } from '../components/shared/use-loaded';
import { useShop } from '../shop-context';
import { inStore } from '../site-props';
import { newsletterTexts, newsletterStatusMessage } from '../texts/en/account/newsletter';
import { failureMessage } from '../texts/en/refusals';
import type { NewsletterViewModel } from '../view-models/account/newsletter-view-model';
import type { OverlayContentProps } from './overlay-list';
import { OverlayWaiting } from './OverlayWaiting';

/** Subscribes an email to the newsletter. It is opened by a link and never by itself. */
export function NewsletterModal({ site, onClose }: OverlayContentProps) {
  const { account } = useShop();
  const { value: feature, isFailed, retry } = useLoaded(true, account.open);
  if (feature === null) return <OverlayWaiting isFailed={isFailed} onAgain={retry} />;
  const privacy = inStore(site.storePrefix, '/privacy');
  return <NewsletterForm open={feature.newsletter} privacy={privacy} onClose={onClose} />;
}

interface NewsletterFormProps {
  readonly open: () => NewsletterViewModel;
  /** Where the use of the email is explained, with store prefix. */
  readonly privacy: string;
  readonly onClose: () => void;
}

const NewsletterForm = observer(function NewsletterForm({ open, privacy, onClose }: NewsletterFormProps) {
  const [vm] = useState(open);
  const { form, status, subscribing, isAgreed, agree, submit } = vm;
  useEffect(() => {
    // The focused element is gone: the close button of the empty modal, or the button that sent the form.
    document.getElementById(status === null ? 'newsletter-email' : 'newsletter-close')?.focus();
  }, [status]);
  return (
    <ValidatedForm id="newsletter-form" forms={[form]} onSubmit={() => void submit()}>
      <p>{newsletterTexts.about}</p>
      <EmailField prefix="newsletter" form={form} autoComplete="email" />
      <CheckboxField
        id="newsletter-agreed"
        name="agreed"
        label={newsletterTexts.agree}
        isTicked={isAgreed}
        error={form.messages.get('agreed') ?? null}
        onTick={agree}
      />
      <RefusalBox lines={subscribing.error === null ? [] : [failureMessage(subscribing.error)]} />
      <div role="status" className="empty:sr-only">
        {status !== null && (
          <p className={status === 'unsubscribed' ? 'alert' : 'success'}>{newsletterStatusMessage(status)}</p>
        )}
      </div>
      {status === null ? (
        <SubmitButton
          id="newsletter-submit"
          label={newsletterTexts.subscribe}
          busyLabel={newsletterTexts.subscribing}
          isBusy={subscribing.isLoading}
        />
      ) : (
        <button type="button" id="newsletter-close" className="button button-large" onClick={onClose}>
          {newsletterTexts.close}
        </button>
      )}
      <a className="button-plain" href={privacy} target="_blank" rel="noopener noreferrer">
        {newsletterTexts.privacy} <span className="sr-only">{newsletterTexts.newTab}</span>
      </a>
    </ValidatedForm>
  );
});
