import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState, type ComponentType, useEffect } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { CartRefusals } from './errors-by-field';
import { CouponForm } from './CouponForm';
import { DeliveryDays } from './DeliveryDays';
import { GiftCardForm } from './GiftCardForm';
import { Totals } from './Totals';
import { useShop } from '../../shop-context';
import { sharedTexts } from '../../texts/en/shared';
import type { DeliveryPostcode } from '../../view-models/product/delivery-postcode';

interface CartSummaryProps {
  readonly cart: CartViewModel;
  readonly shown: Cart;
  readonly site: Pick<SiteProps, 'days' | 'storePrefix' | 'locale'>;
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
      {site.days === 'known' && shown.delivery === null && !shown.isVirtual && (
        <DeliveryEstimate cart={shown} onEstimate={setEstimate} />
      )}
      <DeliveryDays cart={shown} locale={site.locale} />
      {!shown.unshownLines && (
        <a
          className="button button-large"
          id="go-to-checkout"
          href={inStore(site.storePrefix, '/checkout/user-account')}
          onClick={leave}
        >
          {cartTexts.checkout}
        </a>
      )}
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

/** Each product costs a look-up; for a larger cart only the checkout shows the fee. */
const MAX_PRODUCTS = 12;

export interface EstimateBoxProps {
  readonly place: DeliveryPostcode;
  readonly onEstimate: (fee: Money | null) => void;
}

interface DeliveryEstimateProps {
  readonly cart: Cart;
  readonly onEstimate: EstimateBoxProps['onEstimate'];
}

/** Tells what the delivery of this cart would cost, in a script that is loaded when it is asked for. */
function DeliveryEstimate({ cart, onEstimate }: DeliveryEstimateProps) {
  const { features } = useShop();
  const [opened, setOpened] = useState<{ Box: ComponentType<EstimateBoxProps>; place: DeliveryPostcode } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const skus = [...new Set(cart.items.filter(({ isVirtual }) => !isVirtual).map(({ productSku }) => productSku))];
  const inCart = skus.join('\n');
  // An estimate for other products is outdated.
  useEffect(() => {
    setOpened(null);
    onEstimate(null);
  }, [inCart, onEstimate]);
  if (skus.length === 0 || skus.length > MAX_PRODUCTS) return null;
  const open = async () => {
    setFailed(false);
    try {
      const [{ EstimateBox }, delivery] = await Promise.all([
        import('./EstimateBox'),
        features().then((loaded) => loaded.delivery()),
      ]);
      setOpened({ Box: EstimateBox, place: delivery.place(skus) });
    } catch {
      setFailed(true);
    }
  };
  if (opened !== null) return <opened.Box place={opened.place} onEstimate={onEstimate} />;
  return (
    <>
      <button type="button" id="estimate-delivery" className="button-plain noscript:hidden" onClick={() => void open()}>
        {cartTexts.estimate}
      </button>
      {isFailed && (
        <p className="error-text" role="alert">
          {sharedTexts.unreachableNow}
        </p>
      )}
    </>
  );
}
