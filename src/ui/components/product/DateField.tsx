import type { DateOption } from '../../../domain/catalogue/customizable-option';
import { productTexts } from '../../texts/en/product';
import { dayInWords } from '../shared/day-in-words';
import type { OptionFieldProps } from './OptionField';
import { oneAnswer, optionField } from './option-names';
import { describedBy, FieldError, OptionTitle } from './OptionTitle';

/** S3-28. The day of delivery. The browser's own calendar knows the first and the last day; the words know the rest. */
export function DateField(props: OptionFieldProps<DateOption>) {
  const { option, answers, base, locale, deliveryDays, error, focused } = props;
  const id = optionField(option.uid);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <OptionTitle title={option.title} required={option.required} price={option.price} base={base} locale={locale} />
      </label>
      <p className="hint" id={`${id}-hint`}>
        {productTexts.earliestDay(dayInWords(deliveryDays.earliest, locale))}
      </p>
      <input
        type="date"
        className="input input-date"
        id={id}
        name={id}
        defaultValue={oneAnswer(answers, option.uid)}
        min={deliveryDays.earliest}
        max={deliveryDays.latest}
        required={option.required}
        autoFocus={focused}
        data-refused={error !== null || undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy(error === null ? null : `${id}-error`, `${id}-hint`, `${id}-rules`)}
      />
      <p className="hint" id={`${id}-rules`}>
        {productTexts.closedDays(dayInWords(deliveryDays.latest, locale))}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
