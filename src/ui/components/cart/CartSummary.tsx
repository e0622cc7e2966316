import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { CartRefusals } from './errors-by-field';
import { CouponForm } from './CouponForm';
import { DeliveryEstimate } from './DeliveryEstimate';
import { DeliveryDays } from './DeliveryDays';
import { GiftCardForm } from './GiftCardForm';
import { Totals } from './Totals';

interface CartSummaryProps {
  readonly cart: CartViewModel;
  readonly shown: Cart;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
  /** Refusals that came back in the page's URL. */
  readonly refused: Pick<CartRefusals, 'coupon' | 'giftCard'>;
}

/** Totals, coupon form and checkout button. */
export const CartSummary = observer(function CartSummary({ cart, shown, site, refused }: CartSummaryProps) {
  const [estimate, setEstimate] = useState<Money | null>(null);
  // Sends pending quantity edits first; an invalid or refused quantity keeps the shopper on the cart page.
  const leave = async (event: MouseEvent<HTMLAnchorElement>) => {
    const wrong = cart.edits.refusedUid;
    if (wrong !== null) {
      event.preventDefault();
      document.getElementById(`quantity-${wrong}`)?.focus();
      return;
    }
    if (!cart.isPending) return;
    event.preventDefault();
    const link = event.currentTarget;
    await cart.flush();
    if (cart.rows.every((row) => row.refusal === null)) link.click();
  };
  return (
    <aside className="panel cart-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{cartTexts.summary}</h2>
      <Totals cart={shown} locale={site.locale} isPending={cart.isPending} estimate={estimate} />
      {shown.delivery === null && !shown.isVirtual && <DeliveryEstimate cart={shown} onEstimate={setEstimate} />}
      <DeliveryDays cart={shown} locale={site.locale} />
      <a
        className="button button-large"
        id="go-to-checkout"
        href={inStore(site.storePrefix, '/checkout/user-account')}
        onClick={leave}
      >
        {cartTexts.checkout}
      </a>
      {shown.delivery === null && !shown.isVirtual && <p className="soft">{cartTexts.deliveryNote}</p>}
      <div className="cart-coupon grid gap-4">
        <CouponForm cart={cart} shown={shown} back={inStore(site.storePrefix, '/cart')} refused={refused.coupon} />
        <GiftCardForm
          cart={cart}
          shown={shown}
          locale={site.locale}
          back={inStore(site.storePrefix, '/cart')}
          refused={refused.giftCard}
        />
      </div>
    </aside>
  );
});
