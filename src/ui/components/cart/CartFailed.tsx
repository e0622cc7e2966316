import { cartTexts } from '../../texts/en/cart';

/** The cart did not come; it is kept by the shop, so it can be asked for again. */
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
