import type { BankHolidayName, PeakName } from '../../../../domain/delivery/calendar/holidays';
import type { DayRefusal, Instead } from '../../../../domain/delivery/day-refusal';
import { unreachable } from '../../../../domain/shared/result';
import { dayInWords } from '../../../components/shared/day-in-words';

const LOCALE = 'en-GB';
const NOON = 12 * 60;

export const bankHolidayNames: Readonly<Record<BankHolidayName, string>> = {
  'new-year': 'New Year’s Day',
  'good-friday': 'Good Friday',
  'easter-monday': 'Easter Monday',
  'early-may': 'the early May bank holiday',
  spring: 'the spring bank holiday',
  summer: 'the summer bank holiday',
  christmas: 'Christmas Day',
  'boxing-day': 'Boxing Day',
};

export const peakNames: Readonly<Record<PeakName, string>> = {
  valentines: 'Valentine’s Day',
  'mothering-sunday': 'Mother’s Day',
  christmas: 'Christmas',
};

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Minutes since midnight as text: `840` is "2 pm", `810` "1.30 pm", `720` "noon". */
export function clockInWords(minutes: number): string {
  if (minutes === NOON) return 'noon';
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const dial = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return `${dial} ${minutes < NOON ? 'am' : 'pm'}`;
}

const insteadOf = ({ before, earliest }: Instead) =>
  before === null
    ? `The earliest day is ${dayInWords(earliest, LOCALE)}.`
    : `The nearest days are ${dayInWords(before, LOCALE)} and ${dayInWords(earliest, LOCALE)}.`;

/** Reasons of closed days in full sentences, for the field and the calendar. */
export function dayRefusalMessage(refusal: DayRefusal): string {
  switch (refusal.kind) {
    case 'not-a-date':
      return 'Please enter the date as day, month and year.';
    case 'date-too-soon':
      return `That is too soon for us. ${insteadOf(refusal)}`;
    case 'after-cut-off':
      return `Orders for that day had to reach us before ${clockInWords(refusal.cutOffMinutes)}. ${insteadOf(refusal)}`;
    case 'peak-day':
      return `For the days around ${peakNames[refusal.peak]} we need your order sooner. ${insteadOf(refusal)}`;
    case 'date-too-far':
      return `We do not plan that far ahead. The last day you can choose is ${dayInWords(refusal.latest, LOCALE)}.`;
    case 'season-over':
      return `It is out of season then. The last day you can choose is ${dayInWords(refusal.latest, LOCALE)}.`;
    case 'out-of-season':
      return `It is out of season then. ${insteadOf(refusal)}`;
    case 'closed-weekday':
      return `We do not deliver on ${WEEKDAYS[refusal.weekday] ?? 'that day'}. ${insteadOf(refusal)}`;
    case 'bank-holiday': {
      const { name, isSubstitute } = refusal.holiday;
      const day = `${bankHolidayNames[name]}${isSubstitute ? ' (substitute day)' : ''}`;
      return `We are closed on ${day}. ${insteadOf(refusal)}`;
    }
    case 'closure': {
      const why = refusal.reason === '' ? '' : ` (${refusal.reason})`;
      return `We are closed on that day${why}. ${insteadOf(refusal)}`;
    }
    case 'zone-closed':
      return `We do not deliver to ${refusal.zone} on that day. ${insteadOf(refusal)}`;
    case 'nothing-leaves':
    case 'courier-rests':
      return `No parcel can be on its way on ${dayInWords(refusal.on, LOCALE)}. ${insteadOf(refusal)}`;
    default:
      return unreachable(refusal);
  }
}
