import { listInWords, WEEKDAYS } from './weekdays';

/** Notes about all days, beside the field for one. */
export const dayNotes = {
  /** Such as Mother’s Day, Sunday 7 March 2027 and the Saturday before. */
  sundayOccasion: (occasion: string, sunday: string, saturday: string) =>
    `${occasion} is ${sunday}, when we do not deliver. Choose ${saturday}, and the flowers will be there in time.`,
  restDays: (weekdays: readonly number[], bankHolidays: boolean) => {
    const days = [...weekdays.map((day) => `${WEEKDAYS[day] ?? ''}s`), ...(bankHolidays ? ['bank holidays'] : [])];
    if (days.length === 0) return 'We deliver every day.';
    return `We do not deliver on ${listInWords(days, 'or')}.`;
  },
  closure: (from: string, to: string, reason: string) =>
    `We are closed ${from === to ? `on ${from}` : `from ${from} to ${to}`}${reason === '' ? '' : ` (${reason})`}.`,
  /** `place` is the delivery zone next to the shop. */
  forOnePlace: (place: string) =>
    `These days are for ${place}. Elsewhere there may be fewer, and orders close earlier in some places.`,
  notRead: 'We cannot show our delivery days just now. Choose the day you would like, or call us to be sure of it.',
  leftOpen:
    'No day in mind? Leave it open, and it comes with the rest of your order or on the first day we can manage.',
  lastDay: (day: string) => `The last day you can choose is ${day}.`,
} as const;
