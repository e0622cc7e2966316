import Head from 'next/head';
import { inStore, type FrameProps } from '../frame-props';
import { checkoutTexts } from '../texts/en/checkout';
import { contactTexts } from '../texts/en/contact';
import { sharedTexts } from '../texts/en/shared';

export interface ThankYouScreenProps {
  readonly frame: FrameProps;
  /** The order's number as the address gives it, or null; anything that is no number is not shown. */
  readonly order: string | null;
}

const ORDER_NUMBER = /^[0-9]{6,12}$/;

/** S2-12. The page knows nothing of the order but the number in its address, so it may be opened by anybody. */
export function ThankYouScreen({ frame, order }: ThankYouScreenProps) {
  const number = order !== null && ORDER_NUMBER.test(order) ? order : null;
  return (
    <div className="grid max-w-2xl gap-6">
      <Head>
        <title>{sharedTexts.pageTitle(checkoutTexts.thanksTitle)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{checkoutTexts.thanksTitle}</h1>
      {number === null ? (
        <p className="lead">{checkoutTexts.numberByMail}</p>
      ) : (
        <p className="lead">
          {checkoutTexts.orderNumber} <strong id="order-number">{number}</strong>
        </p>
      )}
      <p>{checkoutTexts.thanksText}</p>
      <p>{checkoutTexts.thanksNext}</p>
      <section className="panel grid gap-2">
        <h2>{checkoutTexts.contactTitle}</h2>
        <p>{contactTexts.trader}</p>
        <a href={contactTexts.phoneLink}>{checkoutTexts.contactCall(contactTexts.phone)}</a>
        <a href={contactTexts.emailLink}>{checkoutTexts.contactMail(contactTexts.email)}</a>
        <h3 className="mt-2">{checkoutTexts.feedbackTitle}</h3>
        <p>{checkoutTexts.feedback}</p>
      </section>
      <p>
        <a className="button" href={inStore(frame.storePrefix, '/')}>
          {checkoutTexts.backToShop}
        </a>
      </p>
    </div>
  );
}
