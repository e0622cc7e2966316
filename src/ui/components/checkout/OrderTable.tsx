import type { Cart, CartItem } from '../../../domain/cart/cart';
import { CHECKOUT_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { cartTexts } from '../../texts/en/cart/cart';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { Attributes } from '../cart/Attributes';
import { rowPrice } from '../cart/row-price';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/SizedImage';
import { dayLabelOf } from '../cart/day-label';

interface OrderTableProps {
  readonly cart: Cart;
  readonly locale: string;
}

function RowPrice({ item, locale }: { readonly item: CartItem; readonly locale: string }) {
  const price = rowPrice(item);
  if (price !== null) return <PriceTag price={price} locale={locale} from={false} />;
  return (
    <p className="alert">
      <strong>{cartTexts.unpriced}</strong> {cartTexts.unpricedHint}
    </p>
  );
}

/** The items of the order, for review. Pictures are hidden on a phone. */
export function OrderTable({ cart, locale }: OrderTableProps) {
  return (
    // A table that does not fit scrolls by itself, so that the page does not scroll sideways.
    <div className="overflow-x-auto">
      <table className="order-table">
        <caption className="sr-only">{checkoutTexts.orderItems}</caption>
        <thead>
          <tr>
            <th scope="col" className="hidden sm:table-cell">
              {checkoutTexts.item}
            </th>
            <th scope="col">{checkoutTexts.description}</th>
            <th scope="col">{checkoutTexts.quantity}</th>
            <th scope="col">{checkoutTexts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {cart.items.map((item) => (
            <tr key={item.uid}>
              <td className="hidden sm:table-cell">
                <span className="cart-picture">
                  {item.picture !== null && (
                    <SizedImage picture={item.picture} size={CHECKOUT_PICTURE} turn="lazy" alt="" />
                  )}
                </span>
              </td>
              <td>
                <p className="font-semibold">{item.name || cartTexts.unnamed}</p>
                <p className="soft">{checkoutTexts.sku(item.sku)}</p>
                <Attributes attributes={item.attributes} locale={locale} dayLabel={dayLabelOf(cart, item)} />
              </td>
              <td className="[font-variant-numeric:tabular-nums]">{item.quantity}</td>
              <td>
                <RowPrice item={item} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
