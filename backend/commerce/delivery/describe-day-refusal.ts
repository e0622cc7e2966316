import type { Day } from './calendar-day';
import { formatDay } from './format-day';
import type { DayRefusal } from './delivery-days';

function nearest({ before, earliest }: { readonly before: Day | null; readonly earliest: Day }): string {
  return before === null
    ? `The earliest day we can offer is ${formatDay(earliest)}.`
    : `The nearest days we can offer are ${formatDay(before)} and ${formatDay(earliest)}.`;
}

/** Why a day is not possible, worded for the shopper. `title` is the label of the date option. */
export function describeDayRefusal(title: string, refusal: DayRefusal): string {
  switch (refusal.kind) {
    case 'not-a-date':
      return `“${title}” must be a day on the calendar, such as 2026-10-07.`;
    case 'date-too-soon':
      return `“${title}” is too soon. ${nearest(refusal)}`;
    case 'after-cut-off':
      return `Orders for the day chosen for “${title}” have closed. ${nearest(refusal)}`;
    case 'peak-day':
      return `“${title}” is one of our busiest days. ${nearest(refusal)}`;
    case 'date-too-far':
      return `“${title}” is too far ahead: the latest day we can offer is ${formatDay(refusal.latest)}.`;
    case 'season-over':
      return `The day chosen for “${title}” is out of season: the latest day we can offer is ${formatDay(refusal.latest)}.`;
    case 'out-of-season':
      return `The day chosen for “${title}” is out of season. ${nearest(refusal)}`;
    case 'closed-weekday':
      return `We are closed on the day chosen for “${title}”. ${nearest(refusal)}`;
    case 'bank-holiday':
    case 'closure':
      return `We are closed on the day chosen for “${title}” (${refusal.what}). ${nearest(refusal)}`;
    case 'nothing-leaves':
      return `For the day chosen for “${title}” it would have to leave us on ${refusal.what}, when we are closed. ${nearest(refusal)}`;
    case 'courier-rests':
      return `The courier does not work on ${refusal.what}, so nothing arrives on the day chosen for “${title}”. ${nearest(refusal)}`;
    case 'zone-rests':
      return `We cannot deliver to ${refusal.what} on the day chosen for “${title}”. ${nearest(refusal)}`;
  }
}
