import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { CartItem } from '../../../domain/cart/cart';
import { hasChangeableOptions } from '../../../domain/cart/change-options';
import { isWorkshop } from '../../../domain/catalogue/departments';
import type { LapsedDay } from '../../../domain/cart/cart-delivery';
import { CART_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { formatMoney } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';
import { fullyBooked, soldOutText } from '../../texts/en/stock';
import { dayRefusalMessage } from '../../texts/en/delivery/delivery-days';
import { refusalMessage } from '../../texts/en/refusals';
import { type CartRow, shownQuantity } from '../../view-models/cart/cart-rows';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/ResponsiveImage';
import { Attributes } from './Attributes';
import { pricePerItem, rowPrice } from './row-price';
import { ErrorText } from '../forms/ErrorText';
import { HiddenFields } from './HiddenFields';

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

interface QuantityFormProps {
  readonly row: CartRow;
  readonly cart: CartViewModel;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** This page's path, with store prefix. */
  readonly back: string;
  readonly error: string | null;
}

/**
 * Quantity of one cart item. Hydrated, a change shows at once and is sent after a delay; without scripts it is a form
 * with a submit button.
 */
const QuantityForm = observer(function QuantityForm({ row, cart, cartId, back, error }: QuantityFormProps) {
  const { uid, name } = row.item;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void cart.flush();
  };
  const step = (id: string, sign: string, label: string, more: number) => (
    <button
      type="button"
      id={`${id}-${uid}`}
      className="stepper-button noscript:hidden"
      aria-label={label}
      disabled={shownQuantity(row) + more < 1}
      data-count-presses=""
      onClick={() => cart.addQuantity(uid, more)}
    >
      {sign}
    </button>
  );
  return (
    <form
      method="post"
      action="/api/actions/change-quantity"
      data-queue=""
      id={`change-${uid}`}
      noValidate
      className="quantity-form"
      onSubmit={send}
    >
      <HiddenFields back={back} cartId={cartId} item={uid} />
      <div className="stepper">
        <label className="sr-only" htmlFor={`quantity-${uid}`}>
          {cartTexts.quantityOf(name)}
        </label>
        {step('fewer', cartTexts.minus, cartTexts.fewer(name), -1)}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name="quantity"
          id={`quantity-${uid}`}
          className="stepper-input"
          value={row.text}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `quantity-error-${uid}`}
          onChange={(event) => cart.typeQuantity(uid, event.target.value)}
        />
        {step('more', cartTexts.plus, cartTexts.more(name), 1)}
      </div>
      <button type="submit" className="button button-quiet stepper-send" aria-label={cartTexts.updateOf(name)}>
        {cartTexts.update}
      </button>
      <div role="status" className="empty:sr-only">
        <ErrorText id={`quantity-error-${uid}`} error={error} />
      </div>
    </form>
  );
});

interface RemoveFormProps {
  readonly item: CartItem;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** This page's path, with store prefix. */
  readonly back: string;
  /** Asks for confirmation first; without scripts the item is removed at once. */
  readonly onAsk: (item: CartItem) => void;
}

function RemoveForm({ item, cartId, back, onAsk }: RemoveFormProps) {
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(item);
  };
  return (
    <form method="post" action="/api/actions/remove-item" data-queue="" id={`remove-${item.uid}`} onSubmit={ask}>
      <HiddenFields back={back} cartId={cartId} item={item.uid} />
      <button type="submit" className="button-plain min-h-11" aria-label={cartTexts.removeOf(item.name)}>
        {cartTexts.remove}
      </button>
    </form>
  );
}
