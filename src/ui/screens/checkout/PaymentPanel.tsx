import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { OrderBox } from '../../components/checkout/OrderBox';
import { OrderReview, OrderTable } from '../../components/checkout/OrderReview';
import { type SiteProps, inStore } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { paymentTexts } from '../../texts/en/checkout/payment';
import type { PaymentStep } from '../../view-models/checkout/payment-step';
import { RadioChoice } from '../../components/checkout/RadioChoice';
import { RetryBox } from '../../components/checkout/RetryBox';
import { contactTexts } from '../../texts/en/layout/contact';
import type { OrderPlacing } from '../../view-models/checkout/order-placing';

interface PaymentPanelProps {
  readonly vm: CheckoutViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale' | 'needsCaptcha'>;
}

/** Order review, payment method and order button. */
export const PaymentPanel = observer(function PaymentPanel({ vm, site }: PaymentPanelProps) {
  const { placing } = vm.payment;
  const { cart } = vm.cart;
  // While an order may be on its way there is no button.
  if (placing.isPending) {
    return <OrderProgress placing={placing} storePrefix={site.storePrefix} />;
  }
  if (cart === null || !vm.isReady) return <p role="status">{cartTexts.loading}</p>;
  return (
    <div className="checkout-columns">
      <div className="checkout-review">
        <OrderTable cart={cart} locale={site.locale} />
        <OrderReview
          cart={cart}
          email={vm.account.form.values.email}
          storePrefix={site.storePrefix}
          locale={site.locale}
        />
        <PaymentMethods step={vm.payment} />
      </div>
      <OrderBox step={vm.payment} cart={vm.cart} shown={cart} site={site} />
    </div>
  );
});

const PaymentMethods = observer(function PaymentMethods({ step }: { readonly step: PaymentStep }) {
  const { methods, loading, choosing } = step;
  if (methods === null) {
    return loading.error === null ? (
      <p role="status">{checkoutTexts.paymentLoading}</p>
    ) : (
      <RetryBox id="payment-again" message={checkoutTexts.paymentFailed} onAgain={() => void step.load()} />
    );
  }
  const why = step.missing === null ? null : checkoutTexts.missingMethods[step.missing];
  if (methods.length === 0) return <p className="alert">{why ?? checkoutTexts.noPayments}</p>;
  return (
    <fieldset
      className="grid gap-3"
      aria-busy={choosing.isLoading || undefined}
      aria-describedby={why === null ? undefined : 'missing-methods'}
    >
      <legend className="legend mb-2">{checkoutTexts.paymentMethods}</legend>
      {why !== null && <p id="missing-methods">{why}</p>}
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

interface OrderProgressProps {
  readonly placing: OrderPlacing;
  readonly storePrefix: string;
}

/** Shown while an order's response is lost and its result is being looked up, and once there is an order; it has no order button. */
const OrderProgress = observer(function OrderProgress({ placing, storePrefix }: OrderProgressProps) {
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
