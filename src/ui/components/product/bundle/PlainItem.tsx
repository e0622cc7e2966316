import { bundleTexts } from '../../../texts/en/product/bundle';
import { optionField } from '../option-names';
import type { BundleItemProps } from './bundle-item-props';
import { ItemTitle } from './ItemTitle';
import { PartQuantity } from './PartQuantity';
import { PartPrice } from './PartPrice';

/** A part without a choice. */
export function PlainItem({ row, bundle, locale, focused }: BundleItemProps) {
  const { question, choices } = row;
  return choices.map((part) => (
    <div key={part.choice.uid} className="bundle-item">
      <p className="label">
        <ItemTitle question={question} />
      </p>
      <input type="hidden" name={optionField(question.uid)} value={part.choice.uid} />
      <p className="bundle-plain">
        <span>{bundleTexts.times(part.choice.canChangeQuantity ? 1 : part.choice.quantity, part.choice.name)}</span>
        <PartPrice choice={part.choice} locale={locale} />
      </p>
      <PartQuantity part={part} focused={focused} onType={bundle.typeQuantity} />
    </div>
  ));
}
