import type { Payment } from '../../../domain/orders/payment';
import { inStore } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { PaymentInstructions } from './PaymentInstructions';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { Elements } from '../shared/elements';

interface PaymentNoticeProps {
  readonly payment: Payment;
  /** True when the ordered items are in the active cart. */
  readonly isCartBack: boolean;
  readonly storePrefix: string;
  readonly locale: string;
}

/** Status of the payment and the possible next steps. It works without scripts. */
export function PaymentNotice({ payment, isCartBack, storePrefix, locale }: PaymentNoticeProps) {
  const { orderNumber } = payment;
  switch (payment.kind) {
    case 'due':
      return (
        <Slip title={paymentTexts.dueTitle} isGood>
          <p>{paymentTexts.due(orderNumber)}</p>
          <p>{paymentTexts.dueElse}</p>
          <a id="go-pay" className="button" href={payment.payAt}>
            {paymentTexts.goPay}
          </a>
        </Slip>
      );
    case 'awaited':
      return (
        <Slip title={paymentTexts.awaitedTitle} isGood>
          <p>{paymentTexts.awaited(orderNumber)}</p>
          <PaymentInstructions instructions={payment.instructions} reference={orderNumber} locale={locale} />
        </Slip>
      );
    case 'settling':
      return (
        <Slip title={paymentTexts.settlingTitle}>
          <p>{paymentTexts.settling(orderNumber)}</p>
        </Slip>
      );
    case 'paid':
      return (
        <Slip title={paymentTexts.paidTitle} isGood>
          <p>{paymentTexts.paid(orderNumber)}</p>
          <a className="button" href={inStore(storePrefix, `/checkout/thank-you?order=${orderNumber}`)}>
            {paymentTexts.toThanks}
          </a>
        </Slip>
      );
    case 'given-up':
      return (
        <Slip title={paymentTexts.unpaidTitle}>
          <p>{paymentTexts.why[payment.why] + (isCartBack ? ` ${paymentTexts.cartIsBack}` : '')}</p>
        </Slip>
      );
    case 'refund-due':
      return (
        <Slip title={paymentTexts.refundTitle}>
          <p>{paymentTexts.refund(orderNumber)}</p>
          <a href={contactTexts.phoneLink} className="button-plain">
            {paymentTexts.call(contactTexts.phone)}
          </a>
        </Slip>
      );
  }
}

interface SlipProps {
  readonly title: string;
  readonly isGood?: boolean;
  readonly children: Elements;
}

/** A notice above the cart or the step. */
export function Slip({ title, isGood = false, children }: SlipProps) {
  return (
    <section className={`${isGood ? 'success' : 'alert'} slip`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
