import { observer } from 'mobx-react-lite';
import { OrderBox } from '../../components/checkout/OrderBox';
import { OrderProgress } from '../../components/checkout/OrderProgress';
import { OrderReview } from '../../components/checkout/OrderReview';
import { OrderTable } from '../../components/checkout/OrderTable';
import { PaymentMethods } from '../../components/checkout/PaymentMethods';
import type { SiteProps } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';

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
