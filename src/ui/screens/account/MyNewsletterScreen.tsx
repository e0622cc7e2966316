import type { Customer } from '../../../domain/customer/customer';
import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { PostForm } from '../../components/forms/PostForm';
import { inStore, type SiteProps } from '../../site-props';
import { accountNotices } from '../../texts/en/account/account';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { myNewsletterTexts } from '../../texts/en/account/my-newsletter';
import { nativeRefusalMessage } from '../../texts/en/account/native-refusals';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface MyNewsletterBody {
  readonly customer: Customer;
  /** The result of a form, or why it was refused; null if none was sent. */
  readonly saved: string | null;
  readonly refusal: RefusalInQuery | null;
}

/** Whether the newsletter comes. One posted form, which needs no script. */
export function MyNewsletterScreen({
  site,
  customer,
  saved,
  refusal,
}: MyNewsletterBody & { readonly site: SiteProps }) {
  return (
    <section className="account-section" aria-label={ACCOUNT_PAGES['my-newsletter'].title}>
      <FormOutcomeBox
        success={saved === 'newsletter-saved' ? accountNotices.newsletterSaved : null}
        refusal={refusal === null ? null : nativeRefusalMessage(refusal, myNewsletterTexts.refused)}
      />
      <p>{`${myNewsletterTexts.about} ${myNewsletterTexts.goesTo(customer.email)}`}</p>
      <PostForm
        action="save-newsletter"
        back={inStore(site.storePrefix, ACCOUNT_PAGES['my-newsletter'].path)}
        submit={myNewsletterTexts.save}
        submitId="newsletter-save"
      >
        <label className="tick-row" htmlFor="my-newsletter">
          <input
            type="checkbox"
            className="tick"
            id="my-newsletter"
            name="subscribed"
            value="yes"
            defaultChecked={customer.isSubscribed}
          />
          <span>{myNewsletterTexts.subscribe}</span>
        </label>
      </PostForm>
    </section>
  );
}
