import type { Payment } from '../../../domain/orders/payment';
import { inStore } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { Elements } from '../shared/elements';
import { payByInWords, type PaymentInstructions as Instructions, type PayTo } from '../../../domain/orders/payment';
import { formatMoney } from '../../../domain/pricing/money';
import { unreachable } from '../../../domain/shared/result';

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

interface PaymentInstructionsProps {
  readonly instructions: Instructions;
  /** The order number, by which the florist recognises the money. */
  readonly reference: string;
  readonly locale: string;
}

/** In the order of the labels. */
function detailsOf(payTo: PayTo): readonly string[] {
  switch (payTo.kind) {
    case 'transfer':
      return [payTo.accountName, payTo.sortCode, payTo.accountNumber];
    case 'euro-transfer':
      return [payTo.accountName, payTo.iban, payTo.bic];
    case 'cheque':
      return [payTo.payee, payTo.address];
    default:
      return unreachable(payTo);
  }
}

/** Where the money for an order goes, how much it is, and by when it has to arrive. */
export function PaymentInstructions({ instructions, reference, locale }: PaymentInstructionsProps) {
  const { payTo, amount, payBy } = instructions;
  const sum = formatMoney(amount, locale);
  const texts = paymentTexts[payTo.kind];
  const details = [...detailsOf(payTo), reference];
  return (
    <>
      <p>{texts.please(sum, payByInWords(payBy))}</p>
      <dl className="pay-details">
        {texts.labels.map((label, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{details[index]}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{paymentTexts.orCancelled}</p>
    </>
  );
}
