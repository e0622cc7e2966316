import { lazily } from '../../shared/lazily';
import type { CalendarDate } from './calendar-date';

/** Date and time in London. */
export interface LondonMoment {
  readonly date: CalendarDate;
  /** Minutes since midnight, local time. */
  readonly minutes: number;
}

const timeZone = 'Europe/London';
const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const weekday = lazily(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }));

/** Converts `epochMs` (ms since 1970) to Europe/London, regardless of the process time zone. */
export function londonMoment(epochMs: number): LondonMoment {
  const parts = new Map(
    clock()
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The English weekday in London at `epochMs` (ms since 1970). */
export function weekdayName(epochMs: number): string {
  return weekday().format(epochMs);
}
