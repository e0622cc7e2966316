import '../theme/pages/checkout-page.module.css';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { PaymentStatus as News } from '../../application/checkout/follow-payment';
import { PaymentStatus } from '../components/checkout/PaymentStatus';
import { type CreatePayment, usePaymentStatus } from '../components/checkout/use-payment-status';
import { dayInWords } from '../components/shared/day-in-words';
import { usePageTitle } from '../components/shared/use-page-title';
import { Static } from '../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../site-props';
import { useShop } from '../shop-context';
import { PaymentInstructions } from '../components/checkout/PaymentNotice';
import { contactTexts } from '../texts/en/layout/contact';
import { paymentTexts } from '../texts/en/checkout/payment';
import { premises } from '../texts/en/layout/premises';
import { sharedTexts } from '../texts/en/shared';
import { noUkVat } from '../texts/en/cart/no-uk-vat';
import { thanksSteps, thanksTexts, deliveryDayText } from '../texts/en/checkout/thanks';
import type { PlacedOrder } from '../view-models/checkout/placed-order';

export interface ThankYouScreenProps {
  readonly site: SiteProps;
  /** The order number from the URL, or null if it is not a number. */
  readonly order: string | null;
  /** Reads the order that this tab remembers; called after hydration. */
  readonly readPlaced: () => Promise<PlacedOrder | null>;
  readonly createPayment: CreatePayment;
}

const ORDER_NUMBER = /^[0-9]{6,12}$/;

/**
 * The server knows only the order number in the URL, which anybody can write. So the page confirms an order only if
 * this tab remembers it, or the payment status says that it is paid.
 */
export const ThankYouScreen = observer(function ThankYouScreen(props: ThankYouScreenProps) {
  const { site, order, readPlaced, createPayment } = props;
  const number = order !== null && ORDER_NUMBER.test(order) ? order : null;
  const { cart } = useShop();
  const onAsked = useCallback<(told: News) => void>(
    // The items of an unpaid order are in the cart again.
    ({ payment }) => void (payment?.kind === 'given-up' && cart.load()),
    [cart],
  );
  const paymentStatus = usePaymentStatus({ cart, open: createPayment, wanted: true, onAsked });
  const payment = paymentStatus?.status.payment ?? null;
  const isPaid = payment?.kind === 'paid' && payment.orderNumber === number;
  const remembered = usePlaced(number, readPlaced);
  const isOpen = payment !== null && !isPaid;
  const placed = isOpen ? null : (remembered ?? (isPaid ? { ...PAID_ELSEWHERE, number } : null));
  const title = placed === null ? thanksTexts.someOrderTitle : thanksTexts.title;
  const pageTitle = sharedTexts.pageTitle(title, site.storeName);
  usePageTitle(pageTitle);
  return (
    <div className="thanks" data-hydrate="now">
      <Static.PageHead title={pageTitle}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      {isOpen ? (
        <PaymentStatus
          vm={paymentStatus}
          rendered={null}
          cameBack={false}
          isCartBack
          storePrefix={site.storePrefix}
          locale={site.locale}
        />
      ) : (
        <ConfirmationBouquet />
      )}
      <h1>{title}</h1>
      <p className="lead">
        {number === null ? (
          thanksTexts.numberByMail
        ) : (
          <>
            <span>{thanksTexts.orderNumber}</span> <strong id="order-number">{number}</strong>
          </>
        )}
      </p>
      {placed === null ? <SomeOrder /> : <OurOrder placed={placed} locale={site.locale} />}
      {placed !== null && <AccountPrompt email={placed.email} storePrefix={site.storePrefix} />}
      <section className="panel thanks-contact" aria-labelledby="contact-title">
        <h2 id="contact-title">{thanksTexts.contactTitle}</h2>
        <p>{premises.trader}</p>
        <p>
          <a href={contactTexts.phoneLink}>{paymentTexts.call(contactTexts.phone)}</a>
        </p>
        <p>
          <a href={contactTexts.emailLink}>{thanksTexts.contactMail(contactTexts.email)}</a>
        </p>
        {placed?.kinds.includes('tribute') !== true && (
          <>
            <h3>{thanksTexts.feedbackTitle}</h3>
            <p>{thanksTexts.feedback}</p>
          </>
        )}
      </section>
      <p>
        <a className="button" href={inStore(site.storePrefix, '/')}>
          {thanksTexts.backToShop}
        </a>
      </p>
    </div>
  );
});

/** A paid order that another tab placed; nothing else is known of it here. */
const PAID_ELSEWHERE = {
  email: '',
  recipient: '',
  days: [],
  method: null,
  slot: '',
  kinds: [],
  workshops: [],
  leavesUk: false,
  payment: null,
  instructions: null,
} as const;

/** The order this tab placed, if it is the one of the URL. */
function usePlaced(number: string | null, readPlaced: ThankYouScreenProps['readPlaced']): PlacedOrder | null {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  useEffect(() => {
    let isHere = true;
    readPlaced().then(
      (found) => isHere && setPlaced(found?.number === number ? found : null),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [number, readPlaced]);
  return placed;
}

function OurOrder({ placed, locale }: { placed: PlacedOrder; locale: string }) {
  const days = placed.days.map((day) => dayInWords(day, locale));
  return (
    <>
      {placed.method === 'collection' ? (
        <p className="thanks-day">
          <span>{thanksTexts.collectOn(premises.shop, days)}</span> <span className="block">{placed.slot}</span>
        </p>
      ) : (
        days.length > 0 && <p className="thanks-day">{deliveryDayText(placed, days)}</p>
      )}
      {placed.workshops.map(({ name, when }) => (
        <p key={`${name}-${when}`} className="thanks-day">
          {thanksTexts.workshopOn(name, when)}
        </p>
      ))}
      {placed.leavesUk && <p>{noUkVat}</p>}
      <HowToPay placed={placed} locale={locale} />
      <ol className="thanks-steps">
        {thanksSteps(placed).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** The amount still to pay, and how; nothing for a paid order. */
function HowToPay({ placed, locale }: { placed: PlacedOrder; locale: string }) {
  const { instructions, payment, number } = placed;
  if (instructions === null && payment === null) return null;
  return (
    <section className="panel pay-how" aria-labelledby="pay-title">
      <h2 id="pay-title">{paymentTexts.howToPay}</h2>
      {instructions !== null && number !== null ? (
        <PaymentInstructions instructions={instructions} reference={number} locale={locale} />
      ) : (
        <p>{payment !== null && unpaidWords(payment, placed.method === 'collection')}</p>
      )}
    </section>
  );
}

function unpaidWords({ label, timing }: NonNullable<PlacedOrder['payment']>, isCollected: boolean): string {
  if (timing === 'offline') return paymentTexts.howUnknown(label, contactTexts.phone);
  return isCollected ? paymentTexts.onCollection : paymentTexts.onDelivery(label);
}

function SomeOrder() {
  return (
    <>
      <p>{thanksTexts.someOrder}</p>
      <p>{thanksTexts.thanksNext}</p>
    </>
  );
}

interface AccountOfferProps {
  /** The order's email; empty if this tab does not know it. */
  readonly email: string;
  readonly storePrefix: string;
}

/** Offers guests an account after their order. The login modal registers the email of `data-register`. */
const AccountPrompt = observer(function AccountPrompt({ email, storePrefix }: AccountOfferProps) {
  const { account } = useShop();
  if (email === '' || account.signedIn) return null;
  return (
    <section className="panel thanks-contact" aria-labelledby="account-title">
      <h2 id="account-title">{thanksTexts.accountTitle}</h2>
      <p className="[overflow-wrap:anywhere]">{thanksTexts.account(email)}</p>
      <p>
        <a
          className="button-plain"
          href={inStore(storePrefix, '/sign-in?form=register')}
          data-overlay="login"
          data-register={email}
        >
          {thanksTexts.createAccount}
        </a>
      </p>
    </section>
  );
});

const HEADS = ['60 26', '38 38', '82 38', '60 52', '24 56', '96 56', '46 18', '74 18'];

/** Line drawing of a bouquet, as the success icon. */
function ConfirmationBouquet() {
  return (
    <svg className="thanks-bouquet" viewBox="0 0 120 120" aria-hidden="true">
      <path d={HEADS.map((head) => `M${head}L60 88`).join('')} />
      <path d="M60 88 48 116m12-28v29m0-29 12 28M50 86c6 4 14 4 20 0m-10 3c-8-7-16-7-18-1s8 8 18 1Zm0 0c8-7 16-7 18-1s-8 8-18 1Z" />
      {HEADS.map((head) => (
        <path
          key={head}
          className="thanks-head"
          d={`M${head}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0m5 0a5 5 0 1 1 5 5m0-5a2 2 0 1 0 2 2`}
        />
      ))}
    </svg>
  );
}
