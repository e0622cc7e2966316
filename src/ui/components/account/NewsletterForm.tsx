import { observer } from 'mobx-react-lite';
import type { CaptchaOrFailure } from '../../../application/ports/system';
import type { NewsletterStatus } from '../../../domain/customer/customer';
import type { NewsletterField } from '../../forms/credential-values';
import { inStore, type SiteProps } from '../../site-props';
import { accountRefusalMessage } from '../../texts/en/account/account-refusals';
import { newsletterTexts, newsletterStatusMessage } from '../../texts/en/account/newsletter';
import type { CheckedForm } from '../../view-models/shared/form-state';
import { CheckboxField } from '../forms/CheckboxField';
import type { FieldsForm } from '../forms/field-of';
import { SubmitButton } from '../forms/SubmitButton';
import { ValidatedForm } from '../forms/ValidatedForm';
import { CaptchaNotice } from './CaptchaNotice';
import { EmailField } from './EmailField';
import { RefusalBox } from './RefusalBox';

/** What the form shows: the view-model of the modal, or the values of a refused form. */
export interface NewsletterFormView {
  readonly form: FieldsForm<NewsletterField> & CheckedForm;
  readonly isAgreed: boolean;
  readonly status: NewsletterStatus | null;
  readonly subscribing: { readonly isLoading: boolean; readonly error: CaptchaOrFailure | null };
  agree(isAgreed: boolean): void;
  /** Omitted on the page without the view-model, whose form is posted. */
  readonly submit?: () => Promise<void>;
}

interface NewsletterFormProps {
  readonly vm: NewsletterFormView;
  /** Prefix of ids. Page and modal may be shown together. */
  readonly prefix: 'newsletter' | 'page';
  readonly site: Pick<SiteProps, 'storePrefix' | 'needsCaptcha'>;
  /** Closes the modal once the email is subscribed. */
  readonly onClose?: () => void;
}

const refusalMessage = (error: CaptchaOrFailure): string =>
  error.kind === 'busy' ? newsletterTexts.busy : accountRefusalMessage(error);

/** Subscribes an email to the newsletter, with consent. */
export const NewsletterForm = observer(function NewsletterForm(props: NewsletterFormProps) {
  const { vm, prefix, site, onClose } = props;
  const { form, status, subscribing, isAgreed, agree, submit } = vm;
  return (
    <ValidatedForm
      id={`${prefix}-form`}
      forms={[form]}
      action="subscribe-newsletter"
      back={inStore(site.storePrefix, '/newsletter')}
      onSubmit={submit}
    >
      <p>{newsletterTexts.about}</p>
      <EmailField prefix={prefix} form={form} autoComplete="email" />
      <CheckboxField
        id={`${prefix}-agreed`}
        name="agreed"
        label={newsletterTexts.agree}
        isTicked={isAgreed}
        required
        error={form.messages.get('agreed') ?? null}
        onTick={agree}
      />
      {submit !== undefined && (
        <RefusalBox lines={subscribing.error === null ? [] : [refusalMessage(subscribing.error)]} />
      )}
      <div role="status" className="empty:sr-only">
        {status !== null && <StatusOf status={status} />}
      </div>
      {status === null ? (
        <SubmitButton
          id={`${prefix}-submit`}
          label={newsletterTexts.subscribe}
          busyLabel={newsletterTexts.subscribing}
          isBusy={subscribing.isLoading}
        />
      ) : (
        <button type="button" id={`${prefix}-close`} className="button button-large" onClick={onClose}>
          {newsletterTexts.close}
        </button>
      )}
      {site.needsCaptcha && status === null && <CaptchaNotice />}
      <PrivacyLink storePrefix={site.storePrefix} />
    </ValidatedForm>
  );
});

/** The result of a subscription. */
export function StatusOf({ status }: { readonly status: NewsletterStatus }) {
  return <p className={status === 'unsubscribed' ? 'alert' : 'success'}>{newsletterStatusMessage(status)}</p>;
}

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyLink({ storePrefix }: Pick<SiteProps, 'storePrefix'>) {
  return (
    <a className="button-plain" href={inStore(storePrefix, '/privacy')} target="_blank" rel="noopener noreferrer">
      {newsletterTexts.privacy} <span className="sr-only">{newsletterTexts.newTab}</span>
    </a>
  );
}
