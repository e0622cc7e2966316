import type { Cart } from '../../../domain/cart/cart';
import { standingExtras, type CartExtra } from '../../../domain/cart/cart-extras';
import { CART_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { inStore, type SiteProps } from '../../site-props';
import { extrasTexts } from '../../texts/en/cart/extras';
import { AddOneForm } from '../catalogue/AddOneForm';
import { dayInWords } from '../shared/day-in-words';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/ResponsiveImage';

interface CartExtrasProps {
  /** The extras for the cart that the server rendered. */
  readonly extras: readonly CartExtra[];
  readonly cart: Cart;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** Extras for the cart: one press adds each, for the day of the item that it goes with. */
export function CartExtras({ extras, cart, site }: CartExtrasProps) {
  const standing = standingExtras(extras, cart);
  if (standing.length === 0) return null;
  const nameOf = (extra: CartExtra) => cart.items.find(({ uid }) => uid === extra.itemUid)?.name ?? '';
  return (
    <section className="cart-extras" aria-labelledby="cart-extras">
      <h2 id="cart-extras">{extrasTexts.title}</h2>
      <ul>
        {standing.map((extra) => (
          <li key={extra.product.sku} className="cart-row">
            {extra.product.picture === null ? (
              <span />
            ) : (
              <span className="cart-picture">
                <SizedImage picture={extra.product.picture} size={CART_PICTURE} turn="lazy" alt="" />
              </span>
            )}
            <div className="cart-words">
              <div className="cart-head">
                <h3>
                  <a href={inStore(site.storePrefix, extra.product.path)}>{extra.product.name}</a>
                </h3>
                <PriceTag price={extra.product.price} locale={site.locale} from={false} />
              </div>
              <p className="soft">{extrasTexts.goesWith(nameOf(extra), dayInWords(extra.day, site.locale))}</p>
              <AddOneForm product={extra.product} answers={extra.answers} back={inStore(site.storePrefix, '/cart')} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
