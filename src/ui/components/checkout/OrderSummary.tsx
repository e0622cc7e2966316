import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import { CHECKOUT_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { deliveryDaysOf } from '../../../domain/cart/cart-delivery';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { bookedTime } from '../../../domain/catalogue/workshop';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { inStore, type SiteProps } from '../../site-props';
import { claimsOfWords, destinationTexts } from '../../texts/en/delivery/destination';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { Attributes } from '../cart/Attributes';
import { CouponForm } from '../cart/CouponForm';
import { DeliveryDays, dayLabelOf } from '../cart/DeliveryDays';
import { GiftCardForm } from '../cart/GiftCardForm';
import { totalInWords, Totals } from '../cart/Totals';
import { Icon } from '../shared/Icon';
import { SizedImage } from '../shared/ResponsiveImage';

interface OrderSummaryProps {
  readonly vm: CartViewModel;
  /** Null while loading. */
  readonly cart: Cart | null;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** Contents of the order beside every step; on a phone it is collapsed above the step with the total visible. */
export const OrderSummary = observer(function OrderSummary({ vm, cart, site }: OrderSummaryProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useOpenWhereThereIsRoom(fold);
  return (
    <aside className="panel order-summary" aria-labelledby="summary-title">
      <details ref={fold}>
        <summary>
          <h2 id="summary-title">{checkoutTexts.summary}</h2>
          <span className="order-summary-total">{cart === null ? '' : totalInWords(cart, site.locale)}</span>
          <Icon name="down" />
        </summary>
        {cart === null ? (
          <div aria-hidden="true" className="skeleton mt-4 h-40" />
        ) : (
          <div className="order-summary-body">
            <OrderedItems cart={cart} locale={site.locale} />
            <p className="order-summary-count">
              <span>{checkoutTexts.products(cart.totalQuantity)}</span>{' '}
              <a href={inStore(site.storePrefix, '/cart')} className="underline">
                {checkoutTexts.editCart}
              </a>
            </p>
            <Totals cart={cart} locale={site.locale} isPending={vm.isPending} />
            <CouponForm cart={vm} shown={cart} back={inStore(site.storePrefix, '/cart')} refused={null} />
            <GiftCardForm
              cart={vm}
              locale={site.locale}
              shown={cart}
              back={inStore(site.storePrefix, '/cart')}
              refused={null}
            />
            <ul className="soft grid gap-1">
              {claimsOf(cart).map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
          </div>
        )}
      </details>
      {/* Also while the summary is folded: it is to be known before delivery is chosen. */}
      {cart !== null && <DeliveryDays cart={cart} locale={site.locale} from={2} />}
    </aside>
  );
});

function OrderedItems({ cart, locale }: { readonly cart: Cart; readonly locale: string }) {
  return (
    <ul className="order-items">
      {cart.items.map((item) => (
        <li key={item.uid}>
          <span className="cart-picture">
            {item.picture !== null && <SizedImage picture={item.picture} size={CHECKOUT_PICTURE} turn="lazy" alt="" />}
          </span>
          <div>
            <p className="font-semibold">
              {item.quantity > 1 ? `${checkoutTexts.times(item.quantity)} ${item.name}` : item.name}
            </p>
            <Attributes
              attributes={item.attributes.filter((attribute) => attribute.isDay || attribute === bookedTime(item))}
              locale={locale}
              dayLabel={dayLabelOf(cart, item)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** From this width the summary is in a second column and always open. */
const ROOMY = '(min-width: 64rem)';

function useOpenWhereThereIsRoom(fold: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const roomy = 'matchMedia' in window ? window.matchMedia(ROOMY) : null;
    const follow = () => {
      if (fold.current !== null) fold.current.open = roomy?.matches ?? true;
    };
    follow();
    roomy?.addEventListener('change', follow);
    return () => roomy?.removeEventListener('change', follow);
  }, [fold]);
}

/** Promises no delivery where there is none, and no day before one is chosen. */
function claimsOf(cart: Cart): readonly string[] {
  const days = deliveryDaysOf(cart).length;
  if (isCollected(cart.delivery) || days === 0) return claimsOfWords;
  return destinationTexts(isForFuneral(cart.items)).claims(days);
}
