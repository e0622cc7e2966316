import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import { inStore, type FrameProps } from '../../frame-props';
import { cartTexts } from '../../texts/en/cart';
import type { CartViewModel } from '../../view-models/cart-view-model';
import { CouponForm } from './CouponForm';
import { Totals } from './Totals';

interface CartSummaryProps {
  readonly cart: CartViewModel;
  readonly shown: Cart;
  readonly frame: Pick<FrameProps, 'storePrefix' | 'locale'>;
  /** What the page came back with for the coupon, or null. */
  readonly refused: string | null;
}

/** What it all costs, the coupon, and the way on. */
export const CartSummary = observer(function CartSummary({ cart, shown, frame, refused }: CartSummaryProps) {
  // A quantity that still rests goes out first; when the shop refuses it, the shopper stays to read why.
  const leave = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!cart.isPending) return;
    event.preventDefault();
    const link = event.currentTarget;
    await cart.flush();
    if (cart.rows.every((row) => row.refusal === null)) link.click();
  };
  return (
    <aside className="panel grid content-start gap-5 self-start" aria-labelledby="summary-title">
      <h2 id="summary-title">{cartTexts.summary}</h2>
      <CouponForm cart={cart} shown={shown} back={inStore(frame.storePrefix, '/cart')} refused={refused} />
      <Totals cart={shown} locale={frame.locale} isPending={cart.isPending} />
      {shown.delivery === null && !shown.isVirtual && <p className="soft">{cartTexts.deliveryNote}</p>}
      <a
        className="button"
        id="go-to-checkout"
        href={inStore(frame.storePrefix, '/checkout/user-account')}
        onClick={leave}
      >
        {cartTexts.checkout}
      </a>
    </aside>
  );
});
