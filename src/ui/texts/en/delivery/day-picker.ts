import type { DayRefusal } from '../../../../domain/delivery/day-refusal';
import { unreachable } from '../../../../domain/shared/result';
import { bankHolidayNames, clockInWords, peakNames } from './delivery-days';

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Texts of the calendar, in the script of the calendar. */
export const dayPickerTexts = {
  title: 'Choose a day',
  close: 'Close the calendar',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  open: 'We can deliver.',
  busy: 'a busy day for us',
} as const;

/** Short reasons of closed days, shown beside their number. */
export function closedDayText(refusal: DayRefusal): string {
  switch (refusal.kind) {
    case 'not-a-date':
      return 'is not a date.';
    case 'date-too-soon':
      return 'Too soon: we need longer to make it.';
    case 'after-cut-off':
      return `Too soon: it is past today’s cut-off of ${clockInWords(refusal.cutOffMinutes)}.`;
    case 'peak-day':
      return `Too soon: around ${peakNames[refusal.peak]} we need your order earlier.`;
    case 'date-too-far':
      return 'We do not plan that far ahead.';
    case 'season-over':
    case 'out-of-season':
      return 'Out of season.';
    case 'closed-weekday':
      return `We are closed on ${WEEKDAYS[refusal.weekday] ?? 'that day'}.`;
    case 'bank-holiday':
      return `Bank holiday: ${bankHolidayNames[refusal.holiday.name]}.`;
    case 'closure':
      return refusal.reason === '' ? 'We are closed.' : `We are closed: ${refusal.reason}.`;
    case 'zone-closed':
      return `We do not deliver to ${refusal.zone} that day.`;
    case 'nothing-leaves':
    case 'courier-rests':
      return 'No parcel can be on its way in time.';
    default:
      return unreachable(refusal);
  }
}
