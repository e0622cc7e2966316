import { observer } from 'mobx-react-lite';
import type { Payment } from '../../../domain/orders/payment';
import { contactTexts } from '../../texts/en/layout/contact';
import { paymentTexts } from '../../texts/en/checkout/payment';
import { failureMessage } from '../../texts/en/refusals';
import type { PaymentStatusViewModel } from '../../view-models/checkout/payment-status-view-model';
import { PaymentNotice, Slip } from './PaymentNotice';

export interface PaymentStatusProps {
  /** Null until hydrated, and when there is no pending payment. */
  readonly vm: PaymentStatusViewModel | null;
  /** The status that the server rendered. */
  readonly rendered: Payment | null;
  /** True when the URL says that the shopper returns from the payment page. */
  readonly cameBack: boolean;
  readonly isCartBack: boolean;
  readonly storePrefix: string;
  readonly locale: string;
}

/** A success removes the button, so the focus moves to the cart's title. */
async function merge(vm: PaymentStatusViewModel): Promise<void> {
  await vm.mergeCarts();
  if (vm.status.aside === null) document.getElementById('cart-title')?.focus();
}

/** Anybody can write this URL, so the parameter only triggers a status request. */
export const PaymentStatus = observer(function PaymentStatus(props: PaymentStatusProps) {
  const { vm, rendered, cameBack, ...how } = props;
  const payment = vm?.status.payment ?? rendered;
  const aside = vm?.status.aside ?? null;
  const isUnknown = cameBack && vm?.isKnown === true && payment === null && aside === null;
  return (
    <div role="status" className="payment-status">
      {payment !== null && <PaymentNotice payment={payment} {...how} />}
      {vm !== null && payment?.kind === 'settling' && vm.mayCheckAgain && (
        <button type="button" id="look-again" className="button" onClick={() => void vm.checkAgain()}>
          {paymentTexts.checkAgain}
        </button>
      )}
      {vm !== null && aside !== null && (
        <div className="success slip">
          <p>{paymentTexts.aside(aside.quantity)}</p>
          <button type="button" id="merge-carts" className="button button-quiet" onClick={() => void merge(vm)}>
            {paymentTexts.mergeCarts}
          </button>
        </div>
      )}
      {vm !== null && aside !== null && vm.merging.error !== null && (
        <div className="alert slip">
          <p>{`${paymentTexts.mergeFailed} ${failureMessage(vm.merging.error)}`}</p>
        </div>
      )}
      {isUnknown && (
        <Slip title={paymentTexts.unknownTitle} isGood>
          <p>{paymentTexts.unknown}</p>
          <a href={contactTexts.phoneLink} className="button-plain">
            {paymentTexts.call(contactTexts.phone)}
          </a>
        </Slip>
      )}
      {vm !== null && vm.reading.error !== null && (
        <div className="alert slip">
          <p>{paymentTexts.failed}</p>
          <button type="button" id="ask-again" className="button button-quiet" onClick={() => void vm.checkAgain()}>
            {paymentTexts.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
});
