import type { FormEvent } from 'react';
import type { CartItem } from '../../../domain/cart/cart';
import { cartTexts } from '../../texts/en/cart';
import { HiddenFields } from './HiddenFields';

interface RemoveFormProps {
  readonly item: CartItem;
  /** This page's path, with store prefix. */
  readonly back: string;
  /** Asks the shopper first; without scripts the item goes at once. */
  readonly onAsk: (item: CartItem) => void;
}

export function RemoveForm({ item, back, onAsk }: RemoveFormProps) {
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk(item);
  };
  return (
    <form method="post" action="/api/forms/remove-item" data-queue="" id={`remove-${item.uid}`} onSubmit={ask}>
      <HiddenFields back={back} item={item.uid} />
      <button type="submit" className="button-plain min-h-11" aria-label={cartTexts.removeOf(item.name)}>
        {cartTexts.remove}
      </button>
    </form>
  );
}
