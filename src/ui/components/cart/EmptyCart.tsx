import { inStore } from '../../site-props';
import { cartTexts } from '../../texts/en/cart/cart';

interface EmptyCartProps {
  readonly storePrefix: string;
  /** Number of the order that the cart has become; left out where none is known. */
  readonly order?: string | null;
  /** Goes back to a page that is already there; without it, the cart links to the home page. */
  readonly onBack?: () => void;
}

/** An empty cart, and a way to the shop and to the order that it has become. */
export function EmptyCart({ storePrefix, order = null, onBack }: EmptyCartProps) {
  return (
    <div className="cart-empty">
      <svg className="cart-jug" viewBox="0 0 96 96" aria-hidden="true">
        <path d="M34 34h28c0 10 8 18 8 32 0 14-9 22-22 22s-22-8-22-22c0-14 8-22 8-32Zm-2-6h32l-2 6H34Zm36 14c12-2 16 6 12 15-2 5-7 7-12 7" />
        <path d="M14 90h70" />
      </svg>
      <h2>{order === null ? cartTexts.emptyTitle : cartTexts.orderedTitle(order)}</h2>
      {order === null ? (
        <>
          <p className="lead">{cartTexts.emptyHint}</p>
          {/* Scripts refuse the product instead. */}
          <noscript>
            <p className="hint">{cartTexts.missesSomething}</p>
          </noscript>
        </>
      ) : (
        <p className="lead">
          <a href={inStore(storePrefix, `/checkout/thank-you?order=${order}`)}>{cartTexts.toOrder}</a>
        </p>
      )}
      {onBack === undefined ? (
        <a className="button" href={inStore(storePrefix, '/')}>
          {cartTexts.backToShop}
        </a>
      ) : (
        <button type="button" className="button" onClick={onBack}>
          {cartTexts.backToShop}
        </button>
      )}
    </div>
  );
}

/** Shown when the cart could not be loaded, with a button to retry. */
export function CartFailed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="alert grid justify-items-start gap-3" role="alert">
      <p>{cartTexts.loadFailed}</p>
      <button type="button" id="load-again" className="button" onClick={onAgain}>
        {cartTexts.tryAgain}
      </button>
    </div>
  );
}
