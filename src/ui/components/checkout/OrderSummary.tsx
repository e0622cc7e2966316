import { observer } from 'mobx-react-lite';
import type { Cart } from '../../../domain/cart/cart';
import { inStore, type FrameProps } from '../../frame-props';
import { checkoutTexts } from '../../texts/en/checkout';
import type { CartViewModel } from '../../view-models/cart-view-model';
import { CouponForm } from '../cart/CouponForm';
import { Totals } from '../cart/Totals';

interface OrderSummaryProps {
  readonly vm: CartViewModel;
  /** Null while it is being fetched. */
  readonly cart: Cart | null;
  readonly frame: Pick<FrameProps, 'storePrefix' | 'locale'>;
}

/** What is being ordered, beside every step. */
export const OrderSummary = observer(function OrderSummary({ vm, cart, frame }: OrderSummaryProps) {
  return (
    <aside className="panel grid content-start gap-5 self-start" aria-labelledby="summary-title">
      <h2 id="summary-title">{checkoutTexts.summary}</h2>
      {cart === null ? (
        <div aria-hidden="true" className="bg-paper-deep rounded-soft h-40" />
      ) : (
        <>
          <p>
            {checkoutTexts.products(cart.totalQuantity)}{' '}
            <a href={inStore(frame.storePrefix, '/cart')} className="underline">
              {checkoutTexts.editCart}
            </a>
          </p>
          <Totals cart={cart} locale={frame.locale} isPending={vm.isPending} />
          <CouponForm cart={vm} shown={cart} back={inStore(frame.storePrefix, '/cart')} refused={null} />
        </>
      )}
      <ul className="soft grid gap-1">
        {checkoutTexts.claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </aside>
  );
});
