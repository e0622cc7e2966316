import { bundleTexts } from '../../../texts/en/product/bundle';
import { productTexts } from '../../../texts/en/product/product';
import { refusalMessage } from '../../../texts/en/refusals';
import type { ChoiceRow } from '../../../view-models/product/bundle-view-model';
import { optionField } from '../option-names';
import { FieldError } from '../OptionTitle';
import { QuantityInput } from '../quantity/QuantityInput';

interface PartQuantityProps {
  readonly part: ChoiceRow;
  readonly focused: string | undefined;
  readonly onType: (choiceUid: string, text: string) => void;
}

/** How many of a part, only where that can be changed. The theme shows it for a chosen part, so that it works without scripts. */
export function PartQuantity({ part, focused, onType }: PartQuantityProps) {
  const { choice, text, refusal, isChosen } = part;
  if (!choice.canChangeQuantity) return null;
  const id = optionField(choice.uid);
  const error = isChosen && refusal !== null ? refusalMessage(refusal) : null;
  return (
    <div className="field part-quantity">
      <label htmlFor={id}>
        {productTexts.quantity}
        <span className="sr-only">{bundleTexts.ofWhat(choice.name)}</span>
      </label>
      <QuantityInput
        id={id}
        min="1"
        value={text}
        error={error}
        isFocused={focused === choice.uid}
        onChange={(event) => onType(choice.uid, event.target.value)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
