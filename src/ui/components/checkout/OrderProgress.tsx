import { observer } from 'mobx-react-lite';
import { inStore } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { contactTexts } from '../../texts/en/layout/contact';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { OrderPlacing } from '../../view-models/checkout/order-placing';

interface OrderProgressProps {
  readonly placing: OrderPlacing;
  readonly storePrefix: string;
}

/** Shown while an order's response is lost and its result is being looked up; it offers no way to order again. */
export const OrderProgress = observer(function OrderProgress({ placing, storePrefix }: OrderProgressProps) {
  const { stage } = placing;
  if (stage.kind === 'placed') {
    return (
      <p role="status">
        {checkoutTexts.placed} <a href={inStore(storePrefix, '/checkout/thank-you')}>{checkoutTexts.toThanks}</a>
      </p>
    );
  }
  if (stage.kind === 'to-pay') {
    return (
      <div className="panel grid justify-items-start gap-4" role="status">
        <h3>{paymentTexts.dueTitle}</h3>
        <p>{paymentTexts.due(stage.number)}</p>
        <p>{paymentTexts.dueElse}</p>
        <a id="go-pay" className="button button-large" href={stage.payAt}>
          {paymentTexts.goPay}
        </a>
      </div>
    );
  }
  const isGivenUp = stage.kind === 'unconfirmed';
  return (
    <div className="panel grid justify-items-start gap-4">
      <h3>{checkoutTexts.checkingTitle}</h3>
      <p role="status">{isGivenUp ? checkoutTexts.unconfirmed : checkoutTexts.checking}</p>
      {isGivenUp && (
        <>
          <a href={contactTexts.phoneLink} className="button-plain">
            {checkoutTexts.contactCall(contactTexts.phone)}
          </a>
          <button type="button" id="look-again" className="button" onClick={() => placing.checkAgain()}>
            {checkoutTexts.checkAgain}
          </button>
        </>
      )}
    </div>
  );
});
