import { bundleTexts } from '../../../texts/en/bundle';
import { productTexts } from '../../../texts/en/product';
import { wordRefusal } from '../../../texts/en/refusals';
import type { ChoiceRow } from '../../../view-models/product/bundle-view-model';
import { optionField } from '../option-names';
import { describedBy, FieldError } from '../OptionTitle';

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
  const error = isChosen && refusal !== null ? wordRefusal(refusal) : null;
  return (
    <div className="field part-quantity">
      <label htmlFor={id}>
        {productTexts.quantity}
        <span className="sr-only">{bundleTexts.ofWhat(choice.name)}</span>
      </label>
      <input
        type="number"
        className="input input-quantity"
        id={id}
        name={id}
        value={text}
        min="1"
        step="1"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={error !== null && focused === choice.uid}
        data-refused={error !== null || undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(error === null ? null : `${id}-error`)}
        onChange={(event) => onType(choice.uid, event.target.value)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
