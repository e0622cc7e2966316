import type { Cart } from '../../../domain/cart/cart';
import { ownPhone } from '../../../domain/address/address';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { inStore } from '../../site-props';
import { destinationTexts } from '../../texts/en/delivery/destination';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { premises } from '../../texts/en/layout/premises';
import { AddressLines } from './AddressLines';
import type { Elements } from '../shared/elements';

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
