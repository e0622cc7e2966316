import { observer } from 'mobx-react-lite';
import type { CartItem } from '../../../domain/cart/cart';
import { hasChangeableOptions } from '../../../domain/cart/change-options';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { LapsedDay } from '../../../domain/cart/cart-delivery';
import { CART_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { formatMoney } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import { fullyBooked } from '../../texts/en/catalogue/places';
import { dayRefusalMessage } from '../../texts/en/delivery/delivery-days';
import { refusalMessage } from '../../texts/en/refusals';
import { soldOutText } from '../../texts/en/stock';
import type { CartRow } from '../../view-models/cart/cart-rows';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/SizedImage';
import { Attributes } from './Attributes';
import { QuantityForm } from './QuantityForm';
import { RemoveForm } from './RemoveForm';
import { pricePerItem, rowPrice } from './row-price';

interface CartItemRowProps {
  readonly row: CartRow;
  readonly cart: CartViewModel;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
  /** Rows above the fold load their picture eagerly. */
  readonly isFirst: boolean;
  /** Refusal that came back in the page's URL for this item, or null. */
  readonly refused: string | null;
  /** Why its day was not possible any more when the page was made; null if it was. */
  readonly lapsed: LapsedDay | null;
  /** The label of its day instead of its own one, for collected items. */
  readonly dayLabel: string | undefined;
  readonly onAskRemoval: (item: CartItem) => void;
}

/** One cart item: product, quantity and price. */
export const CartItemRow = observer(function CartItemRow(props: CartItemRowProps) {
  const { row, cart, site, refused, lapsed } = props;
  const { item, refusal } = row;
  const path = inStore(site.storePrefix, item.path);
  const each = pricePerItem(item);
  const price = rowPrice(item);
  // The day of a virtual item is that of an email.
  const change = cartTexts.changeOptions(!item.isVirtual && item.attributes.some(({ isDay }) => isDay));
  return (
    <li className="cart-row">
      <a href={path} tabIndex={-1} aria-hidden="true" className="cart-picture">
        {item.picture !== null && (
          <SizedImage picture={item.picture} size={CART_PICTURE} turn={props.isFirst ? 'first' : 'lazy'} alt="" />
        )}
      </a>
      <div className="cart-words">
        <div className="cart-head">
          <h3>
            <a href={path}>{item.name || cartTexts.unnamed}</a>
          </h3>
          <div aria-busy={row.isPending || undefined} className={row.isPending ? 'opacity-50' : undefined}>
            {price !== null && <PriceTag price={price} locale={site.locale} from={false} />}
            {each !== null && <p className="soft">{cartTexts.each(formatMoney(each, site.locale))}</p>}
          </div>
        </div>
        <Attributes attributes={item.attributes} locale={site.locale} dayLabel={props.dayLabel} />
        {hasChangeableOptions(item) && (
          <p className="text-sm">
            <a
              href={`${inStore(site.storePrefix, '/cart/change')}?item=${encodeURIComponent(item.uid)}`}
              aria-label={cartTexts.changeOptionsOf(change, item.name)}
            >
              {change}
            </a>
          </p>
        )}
        {lapsed !== null &&
          item.availability.inStock &&
          item.attributes.some(({ isDay, value }) => isDay && value === lapsed.day) && (
            <p className="alert">{`${dayRefusalMessage(lapsed.refusal)} ${cartTexts.dayLapsed}`}</p>
          )}
        {!item.availability.inStock && (
          <p className="alert">
            <strong>{isWorkshop(item) ? fullyBooked : soldOutText(item.availability)}</strong>{' '}
            {cartTexts.outOfStockHint}
          </p>
        )}
        {price === null && (
          <p className="alert">
            <strong>{cartTexts.unpriced}</strong> {cartTexts.unpricedHint}
          </p>
        )}
        <div className="cart-acts">
          {item.availability.inStock && (
            <QuantityForm
              row={row}
              cart={cart}
              cartId={props.cartId}
              back={inStore(site.storePrefix, '/cart')}
              error={refusal === null ? refused : refusalMessage(refusal)}
            />
          )}
          <RemoveForm
            item={item}
            cartId={props.cartId}
            back={inStore(site.storePrefix, '/cart')}
            onAsk={props.onAskRemoval}
          />
        </div>
      </div>
    </li>
  );
});
