import { cartTexts } from '../../texts/en/cart/cart';

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
