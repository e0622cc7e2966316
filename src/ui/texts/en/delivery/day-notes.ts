import type { DeliveryPromise } from '../../../../domain/delivery/delivery-promise';
import { unreachable } from '../../../../domain/shared/result';
import { dayInWords } from '../../../components/shared/day-in-words';
import { clockInWords } from './delivery-days';

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** What is said about all days, beside the field for one. */
export const dayNotes = {
  today: (time: string) => `Order before ${time} for delivery today.`,
  /** Such as Mother’s Day, Sunday 7 March 2027 and the Saturday before. */
  sundayOccasion: (occasion: string, sunday: string, saturday: string) =>
    `${occasion} is ${sunday}, when we do not deliver. Choose ${saturday}, and the flowers will be there in time.`,
  beforeCutOff: (time: string, earliest: string) => `Order before ${time} today for ${earliest}.`,
  afterCutOff: (time: string, earliest: string) =>
    `It is past ${time}, our cut-off for today. The earliest day is ${earliest}.`,
  closedToday: (earliest: string) => `We are closed today. The earliest day is ${earliest}.`,
  restDays: (weekdays: readonly number[], bankHolidays: boolean) => {
    const days = [...weekdays.map((day) => WEEKDAYS[day] ?? ''), ...(bankHolidays ? ['bank holidays'] : [])];
    if (days.length === 0) return 'We deliver every day.';
    return `We do not deliver on ${days.slice(0, -1).join(', ')}${days.length > 1 ? ' or ' : ''}${days.at(-1) ?? ''}.`;
  },
  closure: (from: string, to: string, reason: string) =>
    `We are closed ${from === to ? `on ${from}` : `from ${from} to ${to}`}${reason === '' ? '' : ` (${reason})`}.`,
  /** `place` is the delivery zone next to the shop. */
  forOnePlace: (place: string) => `These days are for ${place}. Elsewhere there may be fewer.`,
  leftOpen:
    'No day in mind? Leave it open, and we will bring it with the rest of your order or on the first day we can.',
  lastDay: (day: string) => `The last day you can choose is ${day}.`,
} as const;

/** Today's cut-off time, and what it means for the first delivery day. */
export function wordCutOff({ kind, cutOffMinutes, earliest }: DeliveryPromise, locale: string): string {
  const [time, day] = [clockInWords(cutOffMinutes), dayInWords(earliest, locale)];
  switch (kind) {
    case 'today':
      return dayNotes.today(time);
    case 'before-cut-off':
      return dayNotes.beforeCutOff(time, day);
    case 'after-cut-off':
      return dayNotes.afterCutOff(time, day);
    case 'closed-today':
      return dayNotes.closedToday(day);
    default:
      return unreachable(kind);
  }
}
