import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { cartTexts } from '../../texts/en/cart/cart';
import { shownQuantity, type CartRow } from '../../view-models/cart/cart-rows';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { ErrorText } from '../forms/ErrorText';
import { HiddenFields } from './HiddenFields';

interface QuantityFormProps {
  readonly row: CartRow;
  readonly cart: CartViewModel;
  /** `Cart.id` of the cart that the page shows. */
  readonly cartId: string;
  /** This page's path, with store prefix. */
  readonly back: string;
  readonly error: string | null;
}

/**
 * Quantity of one cart item. Hydrated, a change shows at once and is sent after a delay; without scripts it is a form
 * with a submit button.
 */
export const QuantityForm = observer(function QuantityForm({ row, cart, cartId, back, error }: QuantityFormProps) {
  const { uid, name } = row.item;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void cart.flush();
  };
  const step = (id: string, sign: string, label: string, more: number) => (
    <button
      type="button"
      id={`${id}-${uid}`}
      className="stepper-button noscript:hidden"
      aria-label={label}
      disabled={shownQuantity(row) + more < 1}
      data-count-presses=""
      onClick={() => cart.addQuantity(uid, more)}
    >
      {sign}
    </button>
  );
  return (
    <form
      method="post"
      action="/api/actions/change-quantity"
      data-queue=""
      id={`change-${uid}`}
      noValidate
      className="quantity-form"
      onSubmit={send}
    >
      <HiddenFields back={back} cartId={cartId} item={uid} />
      <div className="stepper">
        <label className="sr-only" htmlFor={`quantity-${uid}`}>
          {cartTexts.quantityOf(name)}
        </label>
        {step('fewer', cartTexts.minus, cartTexts.fewer(name), -1)}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name="quantity"
          id={`quantity-${uid}`}
          className="stepper-input"
          value={row.text}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `quantity-error-${uid}`}
          onChange={(event) => cart.typeQuantity(uid, event.target.value)}
        />
        {step('more', cartTexts.plus, cartTexts.more(name), 1)}
      </div>
      <button type="submit" className="button button-quiet stepper-send" aria-label={cartTexts.updateOf(name)}>
        {cartTexts.update}
      </button>
      <div role="status" className="empty:sr-only">
        <ErrorText id={`quantity-error-${uid}`} error={error} />
      </div>
    </form>
  );
});
