import { payByInWords, type PaymentInstructions as Instructions, type PayTo } from '../../../domain/orders/payment';
import { formatMoney } from '../../../domain/pricing/money';
import { unreachable } from '../../../domain/shared/result';
import { paymentTexts } from '../../texts/en/checkout/payment';

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
