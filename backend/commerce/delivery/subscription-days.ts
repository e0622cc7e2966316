import type { Rhythm } from '../../database/catalogue-tables';
import { addDays, type Day } from './calendar-day';
import { type DeliveryRules, openDayFrom } from './delivery-days';

const WEEK = 7;
const MONTHS: Readonly<Partial<Record<Rhythm, number>>> = { month: 1, season: 3 };

/** The same day of a later month, or its last day if it is shorter. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

function later(first: Day, rhythm: Rhythm, times: number): Day {
  const months = MONTHS[rhythm];
  if (months !== undefined) return addMonths(first, months * times);
  return addDays(first, WEEK * times * (rhythm === 'fortnight' ? 2 : 1));
}

/** The days of a subscription. One on which the shop does not deliver moves to the next on which it does. */
export function subscriptionDays(first: Day, rhythm: Rhythm, count: number, rules: DeliveryRules): readonly Day[] {
  return Array.from({ length: count }, (_, times) =>
    times === 0 ? first : openDayFrom(later(first, rhythm, times), rules),
  );
}
