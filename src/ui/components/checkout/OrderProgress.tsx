import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { inStore } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { contactTexts } from '../../texts/en/layout/contact';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { OrderPlacing } from '../../view-models/checkout/order-placing';

interface OrderProgressProps {
  readonly placing: OrderPlacing;
  readonly storePrefix: string;
}

/** Shown while an order's response is lost and its result is being looked up, and once there is an order; it has no order button. */
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
  return <Checking />;
});

/** Takes the place of a page that was longer: the focus brings it into view. */
function Checking() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="panel grid justify-items-start gap-4">
      <h3 ref={title} tabIndex={-1}>
        {checkoutTexts.checkingTitle}
      </h3>
      <p role="status">{checkoutTexts.checking}</p>
      <a href={contactTexts.phoneLink} className="button-plain">
        {checkoutTexts.contactCall(contactTexts.phone)}
      </a>
    </div>
  );
}
