import { useMemo, useRef } from 'react';
import type { DateOption } from '../../../domain/catalogue/options/customizable-option';
import { dayRulesFor, isEmailDay } from '../../../domain/catalogue/options/gift-card-options';
import type { CalendarDate } from '../../../domain/delivery/calendar/calendar-date';
import { cutOffOf, deliveryDateRange, checkDeliveryDay } from '../../../domain/delivery/delivery-days';
import type { DeliveryRules } from '../../../domain/delivery/delivery-rules';
import { isScheduled } from '../../../domain/delivery/is-scheduled';
import { Static } from '../../../next-internals/server-only/server-components';
import { clockInWords, dayRefusalMessage } from '../../texts/en/delivery/delivery-days';
import { placeTexts } from '../../texts/en/delivery/delivery-place';
import { productTexts } from '../../texts/en/product/product';
import { dayInWords } from '../shared/day-in-words';
import { ServerOnly } from '../shared/ServerOnly';
import { DayTiles } from './day/DayTiles';
import type { OptionFieldProps } from './OptionField';
import { TextOptionField } from './TextOptionField';
import { oneAnswer, optionField } from './option-names';
import { describedBy, FieldError, OptionTitle } from './OptionTitle';

/** The delivery date; without a schedule of the shop, a date as the product asks for it. */
export function DateField(props: OptionFieldProps<DateOption>) {
  const { option, deliveryRules } = props;
  const rules = useMemo(() => dayRulesFor(option, deliveryRules), [option, deliveryRules]);
  if (isScheduled(rules)) return <DayField {...props} rules={rules} />;
  return (
    <>
      {deliveryRules.deliverySchedule === 'not-read' && (
        <ServerOnly as="span" id={`${optionField(option.uid)}-days`}>
          {process.env.NEXT_RUNTIME !== '' && <Static.UnknownDaysNote />}
        </ServerOnly>
      )}
      <TextOptionField {...props} option={{ ...option, kind: 'field', maxCharacters: null }} type="date" />
    </>
  );
}

interface DayFieldProps extends OptionFieldProps<DateOption> {
  readonly rules: DeliveryRules;
}

/** The native date input is all there is without scripts; the tiles above it set its value. */
function DayField(props: DayFieldProps) {
  const { option, answers, base, locale, error, focused, onPick, rules } = props;
  const isDelivery = !isEmailDay(option);
  const id = optionField(option.uid);
  const field = useRef<HTMLInputElement>(null);
  const { earliest, latest } = useMemo(() => deliveryDateRange(rules), [rules]);
  const chosen = oneAnswer(answers, option.uid);
  const refusal = isWhole(chosen) ? checkDeliveryDay(chosen, rules) : null;
  const fault = error ?? (refusal === null ? null : dayRefusalMessage(refusal));
  const pick = (day: CalendarDate) => {
    if (field.current !== null) field.current.value = day;
    onPick();
  };
  return (
    <div className="field day-field">
      <label className="label" htmlFor={id}>
        <OptionTitle title={option.title} required={option.required} price={option.price} base={base} locale={locale} />
      </label>
      <CutOffHint id={id} rules={rules} isDelivery={isDelivery} isPlaceKnown={props.isPlaceKnown} locale={locale} />
      {isDelivery && !option.required && (
        <ServerOnly as="span" id={`${id}-open`}>
          {process.env.NEXT_RUNTIME !== '' && <Static.OpenDayNote />}
        </ServerOnly>
      )}
      <DayTiles
        id={id}
        rules={rules}
        earliest={earliest}
        latest={latest}
        chosen={chosen}
        locale={locale}
        onPick={pick}
      />
      <div className="day-entry">
        <input
          type="date"
          className="input input-date"
          id={id}
          name={id}
          ref={field}
          defaultValue={chosen}
          min={earliest}
          max={latest}
          required={option.required}
          autoFocus={focused}
          data-refused={error !== null || undefined}
          aria-invalid={fault !== null || undefined}
          aria-describedby={describedBy(
            fault === null ? null : `${id}-error`,
            `${id}-hint`,
            isDelivery ? `${id}-rules` : null,
          )}
        />
        <p className="day-said" role="status">
          {chosen === '' ? (
            <span className="hint noscript:hidden">{productTexts.typeDay}</span>
          ) : (
            fault === null && isWhole(chosen) && productTexts.dayChosen(dayInWords(chosen, locale))
          )}
        </p>
      </div>
      <div role="status" className="day-fault">
        <FieldError id={`${id}-error`} error={fault} />
      </div>
      {isDelivery && (
        <p className="hint" id={`${id}-rules`} hidden={props.isPlaceKnown}>
          <ServerOnly as="span" id={`${id}-days`}>
            {process.env.NEXT_RUNTIME !== '' && <Static.DaysNote rules={rules} latest={latest} locale={locale} />}
          </ServerOnly>
        </p>
      )}
    </div>
  );
}

interface CutOffHintProps extends Pick<OptionFieldProps<DateOption>, 'isPlaceKnown' | 'locale'> {
  readonly id: string;
  readonly rules: DeliveryRules;
  readonly isDelivery: boolean;
}

/**
 * The cut-off of the checked place, or none if it has no delivery; before a check, the shop's own cut-off and its
 * places.
 */
function CutOffHint({ id, rules, isDelivery, isPlaceKnown, locale }: CutOffHintProps) {
  const { zone } = rules;
  return (
    <p className="hint" id={`${id}-hint`}>
      <span>{isPlaceKnown && zone !== null && placeTexts.cutOff(zone.title, clockInWords(cutOffOf(rules)))}</span>
      <span hidden={isPlaceKnown}>
        <ServerOnly as="span" id={`${id}-cut-off`}>
          {process.env.NEXT_RUNTIME !== '' &&
            (isDelivery ? <Static.OrderNote rules={rules} locale={locale} /> : productTexts.emailDay)}
        </ServerOnly>
      </span>
    </p>
  );
}

/** False for no date and while the year is being typed: a date field then has one such as 0202. */
function isWhole(chosen: string): boolean {
  return chosen >= '1000';
}
