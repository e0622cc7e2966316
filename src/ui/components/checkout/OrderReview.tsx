import type { Cart, CartItem } from '../../../domain/cart/cart';
import { ownPhone } from '../../../domain/address/address';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { inStore } from '../../site-props';
import { destinationTexts } from '../../texts/en/delivery/destination';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { premises } from '../../texts/en/layout/premises';
import { AddressLines } from './AddressLines';
import type { Elements } from '../shared/elements';
import { CHECKOUT_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { cartTexts } from '../../texts/en/cart/cart';
import { Attributes } from '../cart/Attributes';
import { rowPrice } from '../cart/row-price';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/ResponsiveImage';
import { dayLabelOf } from '../cart/DeliveryDays';

interface OrderReviewProps {
  readonly cart: Cart;
  readonly email: string;
  readonly storePrefix: string;
  readonly locale: string;
}

/** The entries of all earlier steps, each with a link to change it. */
export function OrderReview({ cart, email, storePrefix, locale }: OrderReviewProps) {
  const part = (title: string, step: string, body: Elements) => (
    <section>
      <h3>{title}</h3>
      {body}
      <a
        href={inStore(storePrefix, `/checkout/${step}`)}
        className="button-plain"
        aria-label={checkoutTexts.changeOf(title)}
      >
        {checkoutTexts.change}
      </a>
    </section>
  );
  const { deliveryAddress, billingAddress } = cart;
  return (
    <div className="order-review">
      {isCollected(cart.delivery)
        ? part(
            checkoutTexts.collectFrom,
            'shipping',
            <>
              <p>{premises.trader}</p>
              <p>{cart.delivery?.title}</p>
            </>,
          )
        : deliveryAddress !== null &&
          part(
            destinationTexts(isForFuneral(cart.items)).deliverTo,
            'shipping',
            <AddressLines
              address={{ ...deliveryAddress, phone: ownPhone(deliveryAddress, billingAddress) }}
              locale={locale}
            />,
          )}
      {billingAddress !== null &&
        part(checkoutTexts.invoiceTo, 'billing', <AddressLines address={billingAddress} locale={locale} />)}
      {part(checkoutTexts.confirmationTo, 'user-account', <p className="break-all">{email}</p>)}
    </div>
  );
}

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
