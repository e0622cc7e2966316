import type { PickedOption } from '../../../domain/catalogue/customizable-option';
import { productTexts } from '../../texts/en/product';
import type { OptionFieldProps } from './OptionField';
import { allAnswers, oneAnswer, optionField } from './option-names';
import { describedBy, Extra, extraInWords, FieldError, OptionTitle } from './OptionTitle';

type PickedProps = OptionFieldProps<PickedOption>;

/** A pick of one (`dropdown`, `radio`) or of several. `multiple` is a row of ticks too: nobody knows how to use a list box. */
export function PickedField(props: PickedProps) {
  return props.option.kind === 'dropdown' ? <DropDown {...props} /> : <Ticks {...props} />;
}

function DropDown({ option, answers, base, locale, error, focused }: PickedProps) {
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
          const extra = extraInWords(value.price, base, locale);
          return (
            <option key={value.uid} value={value.uid}>
              {extra === '' ? value.title : `${value.title} (${extra})`}
            </option>
          );
        })}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function Ticks({ option, answers, base, locale, error, focused }: PickedProps) {
  const id = optionField(option.uid);
  const type = option.kind === 'radio' ? 'radio' : 'checkbox';
  const picked = allAnswers(answers, option.uid);
  const refused = error !== null;
  const mayBeNone = type === 'radio' && !option.required;
  return (
    <fieldset className="field" id={id}>
      <legend className="legend">
        <OptionTitle title={option.title} required={option.required} price={null} base={base} locale={locale} />
      </legend>
      {mayBeNone && (
        <label className="tick-row">
          <input
            type="radio"
            className="tick"
            name={id}
            id={`${id}-none`}
            value=""
            defaultChecked={picked.length === 0}
          />
          {productTexts.noneOfThese}
        </label>
      )}
      {option.values.map((value, index) => (
        <label key={value.uid} className="tick-row">
          <input
            type={type}
            className="tick"
            name={id}
            id={`${id}-${value.uid}`}
            value={value.uid}
            defaultChecked={picked.includes(value.uid)}
            autoFocus={focused && index === 0}
            data-refused={(index === 0 && refused) || undefined}
            aria-describedby={index === 0 ? describedBy(refused ? `${id}-error` : null) : undefined}
          />
          <span>
            {value.title}
            <Extra price={value.price} base={base} locale={locale} />
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
