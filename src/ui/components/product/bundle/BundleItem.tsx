import { isHadNow } from '../../../../domain/catalogue/availability';
import { allowsMultiple } from '../../../../domain/catalogue/bundle';
import { bundleTexts } from '../../../texts/en/product/bundle';
import { productTexts } from '../../../texts/en/product/product';
import { optionRefusalMessage } from '../../../texts/en/refusals';
import type { ChoiceRow } from '../../../view-models/product/bundle-view-model';
import { optionField } from '../option-names';
import { describedBy, FieldError } from '../OptionTitle';
import type { BundleItemProps } from './bundle-item-props';
import { ItemTitle } from './ItemTitle';
import { PartPrice } from './PartPrice';
import { PartQuantity } from './PartQuantity';

/** A part with choices: one of them, or several where the florist allows it. */
export function BundleItem({ row, bundle, locale, focused }: BundleItemProps) {
  const { question, choices, refusal } = row;
  const id = optionField(question.uid);
  const isOne = !allowsMultiple(question);
  const error = refusal === null ? null : optionRefusalMessage(refusal);
  const first = choices.find(({ choice }) => isHadNow(choice.availability))?.choice.uid;
  const attributes = (uid: string) => ({
    type: isOne ? 'radio' : 'checkbox',
    className: 'tick',
    name: id,
    autoFocus: uid === first && focused === question.uid,
    'data-refused': (uid === first && error !== null) || undefined,
    'aria-describedby': uid === first ? describedBy(error === null ? null : `${id}-error`) : undefined,
  });
  const card = (part: ChoiceRow) => (
    <div key={part.choice.uid} className="part">
      <label className="pick-card">
        <input
          {...attributes(part.choice.uid)}
          id={`${id}-${part.choice.uid}`}
          value={part.choice.uid}
          checked={part.isChosen}
          disabled={!isHadNow(part.choice.availability)}
          onChange={() => bundle.pick(question.uid, part.choice.uid)}
        />
        <span className="pick-words">
          <span>{bundleTexts.times(part.choice.canChangeQuantity ? 1 : part.choice.quantity, part.choice.name)}</span>
          <PartPrice choice={part.choice} locale={locale} />
        </span>
      </label>
      <PartQuantity part={part} focused={focused} onType={bundle.typeQuantity} />
    </div>
  );
  return (
    <fieldset className="field picks bundle-item" id={id}>
      <legend className="label">
        <ItemTitle question={question} />
      </legend>
      <div className="pick-cards">
        {isOne && !question.required && (
          <label className="pick-card">
            <input
              {...attributes('')}
              id={`${id}-none`}
              value=""
              checked={choices.every(({ isChosen }) => !isChosen)}
              onChange={() => bundle.leaveOut(question.uid)}
            />
            <span className="pick-words">{productTexts.noneOfThese}</span>
          </label>
        )}
        {choices.map(card)}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
