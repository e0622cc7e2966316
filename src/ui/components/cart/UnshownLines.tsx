import type { Cart } from '../../../domain/cart/cart';
import { inStore } from '../../site-props';
import { unshownTexts } from '../../texts/en/cart/unshown-lines';
import { HiddenFields } from './HiddenFields';

interface UnshownLinesProps {
  readonly cart: Pick<Cart, 'id' | 'unshownLines'>;
  readonly storePrefix: string;
}

/** Says that a cart has lines that cannot be shown, and empties it: a form, with scripts too. */
export function UnshownLines({ cart: { id, unshownLines = 0 }, storePrefix }: UnshownLinesProps) {
  if (unshownLines === 0) return null;
  return (
    <div className="alert mb-5 grid justify-items-start gap-3" role="alert">
      <p>{unshownTexts.notice(unshownLines)}</p>
      <form method="post" action="/api/actions/clear-cart">
        <HiddenFields back={inStore(storePrefix, '/cart')} cartId={id} />
        <button type="submit" id="clear-cart" className="button">
          {unshownTexts.clear}
        </button>
      </form>
    </div>
  );
}
