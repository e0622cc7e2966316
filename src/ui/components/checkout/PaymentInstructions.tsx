import { payByInWords, type PaymentInstructions as Instructions } from '../../../domain/orders/payment-instructions';
import { formatMoney } from '../../../domain/pricing/format-money';
import { paymentTexts } from '../../texts/en/checkout/payment';

interface PaymentInstructionsProps {
  readonly instructions: Instructions;
  /** The order number, by which the florist recognises the money. */
  readonly reference: string;
  readonly locale: string;
}

/** Where the money for an order goes, how much it is, and by when it has to arrive. */
export function PaymentInstructions({ instructions, reference, locale }: PaymentInstructionsProps) {
  const { payTo, amount, payBy } = instructions;
  const sum = formatMoney(amount, locale);
  const texts = paymentTexts[payTo.kind];
  const details =
    payTo.kind === 'transfer'
      ? [payTo.accountName, payTo.sortCode, payTo.accountNumber, reference]
      : [payTo.payee, payTo.address, reference];
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
