import { productTexts } from '../../texts/en/product';
import { describedBy, FieldError } from './OptionTitle';

interface QuantityFieldProps {
  readonly initial: string;
  readonly error: string | null;
  readonly focused: boolean;
}

/** Quantity, 1 by default. */
export function QuantityField({ initial, error, focused }: QuantityFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor="quantity">
        {productTexts.quantity}
      </label>
      <input
        type="number"
        className="input input-quantity"
        id="quantity"
        name="quantity"
        defaultValue={initial}
        required
        min="1"
        step="1"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={error !== null && focused}
        data-refused={error !== null || undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(error === null ? null : 'quantity-error')}
      />
      <FieldError id="quantity-error" error={error} />
    </div>
  );
}
