import { observer } from 'mobx-react-lite';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { PaymentStep } from '../../view-models/checkout/payment-step';
import { RadioChoice } from './RadioChoice';
import { RetryBox } from './RetryBox';

export const PaymentMethods = observer(function PaymentMethods({ step }: { readonly step: PaymentStep }) {
  const { methods, loading, choosing } = step;
  if (methods === null) {
    return loading.error === null ? (
      <p role="status">{checkoutTexts.paymentLoading}</p>
    ) : (
      <RetryBox id="payment-again" message={checkoutTexts.paymentFailed} onAgain={() => void step.load()} />
    );
  }
  if (methods.length === 0) return <p className="alert">{checkoutTexts.noPayments}</p>;
  return (
    <fieldset className="grid gap-3" aria-busy={choosing.isLoading || undefined}>
      <legend className="legend mb-2">{checkoutTexts.paymentMethods}</legend>
      {methods.map(({ code, label, timing }) => (
        <RadioChoice
          key={code}
          id={`payment-${code}`}
          name="payment-method"
          value={code}
          label={timing === 'on-delivery' && step.isCollected ? checkoutTexts.payOnCollection : label}
          {...(timing === 'online' ? { detail: paymentTexts.paidElsewhere } : {})}
          isChosen={step.picked === code}
          onChoose={() => void step.choose(code)}
        />
      ))}
      <div role="alert" className="empty:sr-only">
        {choosing.error !== null && <p className="alert">{checkoutTexts.choosePaymentFailed}</p>}
      </div>
    </fieldset>
  );
});
