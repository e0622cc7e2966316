import type { OptionValue, SelectOption } from '../../../domain/catalogue/options/customizable-option';
import { productTexts } from '../../texts/en/product/product';
import type { OptionFieldProps } from './OptionField';
import { allAnswers, oneAnswer, optionField } from './option-names';
import { describedBy, extraInWords, FieldError, OptionTitle, valueInWords } from './OptionTitle';

type PickedProps = OptionFieldProps<SelectOption>;

/** Up to this many values are shown as a list; more become a select. */
const MAX_CARDS = 6;

/**
 * A single (`dropdown`, `radio`) or multiple choice. Short lists are always open, whatever control the backend names;
 * `multiple` becomes checkboxes, because list boxes are hard to use.
 */
export function ChoiceOptionField(props: PickedProps) {
  const { kind, values } = props.option;
  return kind === 'dropdown' && values.length > MAX_CARDS ? <DropDown {...props} /> : <PickCards {...props} />;
}

function DropDown({ option, answers, base, locale, error, focused, isWhole = false }: PickedProps) {
  const id = optionField(option.uid);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <OptionTitle title={option.title} required={option.required} price={null} base={base} locale={locale} />
      </label>
      <select
        className="input"
        id={id}
        name={id}
        defaultValue={oneAnswer(answers, option.uid)}
        required={option.required}
        autoFocus={focused}
        data-refused={error !== null || undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(error === null ? null : `${id}-error`)}
      >
        <option value="">{option.required ? productTexts.pleaseChoose : productTexts.noneOfThese}</option>
        {option.values.map((value) => {
          const extra = isWhole ? '' : extraInWords(value.price, base, locale);
          const title = isWhole ? valueInWords(value, base, locale) : value.title;
          return (
            <option key={value.uid} value={value.uid}>
              {extra === '' ? title : `${title} (${extra})`}
            </option>
          );
        })}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The "none" card; only for optional single choices. */
const NONE = 'none';

function PickCards({ option, answers, base, locale, error, focused, isWhole = false }: PickedProps) {
  const id = optionField(option.uid);
  const isOne = option.kind === 'radio' || option.kind === 'dropdown';
  const picked = allAnswers(answers, option.uid);
  const isRefused = error !== null;
  const card = (place: string, value: OptionValue | null, isFirst: boolean) => (
    <label key={place} className="pick-card">
      <input
        type={isOne ? 'radio' : 'checkbox'}
        className="tick"
        name={id}
        id={`${id}-${place}`}
        value={value?.uid ?? ''}
        defaultChecked={value === null ? picked.length === 0 : picked.includes(value.uid)}
        autoFocus={focused && isFirst}
        data-refused={(isFirst && isRefused) || undefined}
        aria-describedby={isFirst ? describedBy(isRefused ? `${id}-error` : null) : undefined}
      />
      <span className="pick-words">
        <span>
          {value === null ? productTexts.noneOfThese : isWhole ? valueInWords(value, base, locale) : value.title}
        </span>
        {value !== null && !isWhole && (
          <span className="pick-price">{` ${extraInWords(value.price, base, locale)}`}</span>
        )}
      </span>
    </label>
  );
  return (
    <fieldset className="field picks" id={id}>
      <legend className="legend">
        <OptionTitle title={option.title} required={option.required} price={null} base={base} locale={locale} />
      </legend>
      <div className="pick-cards">
        {isOne && !option.required && card(NONE, null, false)}
        {option.values.map((value, index) => card(value.uid, value, index === 0))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
