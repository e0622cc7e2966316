import { inStore } from '../../frame-props';
import { cartTexts } from '../../texts/en/cart';

/** Nothing in it yet, and where there is something. */
export function EmptyCart({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h2>{cartTexts.emptyTitle}</h2>
      <p className="lead">{cartTexts.emptyHint}</p>
      <a className="button" href={inStore(storePrefix, '/')}>
        {cartTexts.backToShop}
      </a>
    </div>
  );
}
