import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../../domain/pricing/money';
import { bundleTexts } from '../../../texts/en/product/bundle';
import type { BundleViewModel, QuestionRow, ChoiceRow } from '../../../view-models/product/bundle-view-model';
import { isHadNow, lastOnes } from '../../../../domain/catalogue/availability';
import { allowsMultiple, type BundleQuestion, type BundleChoice } from '../../../../domain/catalogue/bundle';
import { productTexts } from '../../../texts/en/product/product';
import { optionRefusalMessage, refusalMessage } from '../../../texts/en/refusals';
import { optionField } from '../option-names';
import { describedBy, FieldError } from '../OptionTitle';
import { currentPrice } from '../../../../domain/catalogue/options/price-rules';
import { sharedTexts } from '../../../texts/en/shared';
import { soldOutText } from '../../../texts/en/stock';
import { QuantityInput } from '../QuantityInput';

/** The parts of a bundle by position, and what they come to. */
export const BundleItems = observer(function BundleItems({
  bundle,
  locale,
}: {
  bundle: BundleViewModel;
  locale: string;
}) {
  const { rows } = bundle;
  const focused = rows.flatMap(({ question, choices, refusal }) => [
    ...(refusal === null ? [] : [question.uid]),
    ...choices.filter((row) => row.isChosen && row.refusal !== null).map(({ choice }) => choice.uid),
  ])[0];
  return (
    <div className="bundle">
      <h2 className="legend">{bundleTexts.parts}</h2>
      {rows.map((row) =>
        row.question.required && row.choices.length === 1 ? (
          <PlainItem key={row.question.uid} row={row} bundle={bundle} locale={locale} focused={focused} />
        ) : (
          <BundleItem key={row.question.uid} row={row} bundle={bundle} locale={locale} focused={focused} />
        ),
      )}
      {rows.length > 0 && (
        <p className="bundle-total" aria-live="polite" aria-atomic="true">
          {bundleTexts.total} <strong className="price">{formatMoney(bundle.total, locale)}</strong>
        </p>
      )}
    </div>
  );
});

/** The props of every part of a bundle. */
interface BundleItemProps {
  readonly row: QuestionRow;
  readonly bundle: BundleViewModel;
  readonly locale: string;
  /** Uid of the first refused question, or of the choice whose quantity is. */
  readonly focused: string | undefined;
}

/** A part with choices: one of them, or several where the florist allows it. */
function BundleItem({ row, bundle, locale, focused }: BundleItemProps) {
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

/** A part without a choice. */
function PlainItem({ row, bundle, locale, focused }: BundleItemProps) {
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

/** The title of a part; a star marks a required item, with the word for screen readers. */
function ItemTitle({ question: { title, required } }: { question: BundleQuestion }) {
  return (
    <>
      <span>{title}</span>
      {required && (
        <>
          <span aria-hidden="true">{' *'}</span>
          <span className="sr-only"> {productTexts.required}</span>
        </>
      )}
    </>
  );
}

/** What one adds, unless that is nothing, and how many are left. */
export function PartPrice({ choice, locale }: { choice: BundleChoice; locale: string }) {
  const { price, quantity, canChangeQuantity, availability } = choice;
  const now = formatMoney(currentPrice(price), locale);
  const few = lastOnes(availability);
  return (
    <span className="pick-price">
      {' '}
      {price.special !== null && (
        <>
          <span className="sr-only">{sharedTexts.wasPrice} </span>
          <del>{formatMoney(price.regular, locale)}</del>
          <span className="sr-only"> {sharedTexts.nowPrice}</span>{' '}
        </>
      )}
      {price.regular.pence > 0 && <span>{quantity > 1 || canChangeQuantity ? bundleTexts.each(now) : now}</span>}
      {!isHadNow(availability) && <span className="stock stock-none">{` ${soldOutText(availability)}`}</span>}
      {few !== null && <span className="stock">{` ${sharedTexts.onlyLeft(few)}`}</span>}
    </span>
  );
}

interface PartQuantityProps {
  readonly part: ChoiceRow;
  readonly focused: string | undefined;
  readonly onType: (choiceUid: string, text: string) => void;
}

/** How many of a part, only where that can be changed. The theme shows it for a chosen part, so that it works without scripts. */
function PartQuantity({ part, focused, onType }: PartQuantityProps) {
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
