import { productTexts } from '../../../texts/en/product/product';
import { FieldError } from '../OptionTitle';
import { QuantityInput } from './QuantityInput';

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
      <QuantityInput id="quantity" min="1" defaultValue={initial} required error={error} isFocused={focused} />
      <FieldError id="quantity-error" error={error} />
    </div>
  );
}
