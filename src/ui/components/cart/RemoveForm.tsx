import type { FormEvent } from 'react';
import type { CartItem } from '../../../domain/cart/cart';
import { cartTexts } from '../../texts/en/cart/cart';
import { HiddenFields } from './HiddenFields';

interface RemoveFormProps {
  readonly item: CartItem;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** This page's path, with store prefix. */
  readonly back: string;
  /** Asks for confirmation first; without scripts the item is removed at once. */
  readonly onAsk: (item: CartItem) => void;
}

export function RemoveForm({ item, cartId, back, onAsk }: RemoveFormProps) {
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
