import type { CalendarDate } from '../../../../domain/delivery/calendar-date';
import { isClosedDay } from '../../../../domain/delivery/closed-days';
import { cutOffOf } from '../../../../domain/delivery/delivery-days';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { dayNotes } from '../../../texts/en/day-notes';
import { clockInWords } from '../../../texts/en/delivery-days';
import { dayInWords } from '../../shared/day-in-words';

interface CutOffNoteProps {
  readonly rules: DeliveryRules;
  readonly earliest: CalendarDate;
  readonly locale: string;
}

/** Today's cut-off time, and what it means for the first delivery day. */
export function CutOffNote({ rules, earliest, locale }: CutOffNoteProps) {
  const { now, deliverySchedule } = rules;
  const cutOff = cutOffOf(rules);
  const day = dayInWords(earliest, locale);
  if (isClosedDay(now.date, deliverySchedule)) return dayNotes.closedToday(day);
  const time = clockInWords(cutOff);
  return now.minutes < cutOff ? dayNotes.beforeCutOff(time, day) : dayNotes.afterCutOff(time, day);
}

interface DaysNoteProps {
  readonly rules: DeliveryRules;
  readonly latest: CalendarDate;
  readonly locale: string;
}

/** The weekdays without deliveries, the last day of all, and the place for which the days hold. */
export function DaysNote({ rules: { deliverySchedule }, latest, locale }: DaysNoteProps) {
  const { closedWeekdays, restsOnBankHolidays } = deliverySchedule;
  const [nearest] = deliverySchedule.zones;
  return [
    dayNotes.restDays(closedWeekdays, restsOnBankHolidays),
    dayNotes.lastDay(dayInWords(latest, locale)),
    ...(nearest === undefined ? [] : [dayNotes.forOnePlace(nearest.title)]),
  ].join(' ');
}
