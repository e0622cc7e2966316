/** A plain calendar day in the shop's own time zone, `YYYY-MM-DD`. */
export type Day = string;

const SHOP_ZONE = 'Europe/London';
/** Orders of this hour and later are worked on the next day. */
export const CUT_OFF_HOUR = 14;
/** 0 is Sunday. */
export const CLOSED_WEEKDAYS: readonly number[] = [0];
/** Nobody can promise flowers further ahead than this. */
export const FURTHEST_DAYS = 90;

const DAY = 86_400_000;

const shopClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** The day and the hour that the clock on the shop's wall shows at an instant (epoch ms). */
function onTheWall(now: number): { readonly day: Day; readonly hour: number } {
  const parts = new Map(shopClock.formatToParts(now).map((part) => [part.type, part.value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { day, hour: Number(parts.get('hour')) };
}

/** Counts days on the calendar, where none is shorter or longer than another, whatever the clocks do. */
function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days on which the van stays at home, besides the weekly ones: `YYYY-MM-DD` once, `MM-DD` every year. */
export type ClosedDays = ReadonlySet<string>;

function isClosed(day: Day, closedDays: ClosedDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return CLOSED_WEEKDAYS.includes(weekday) || closedDays.has(day) || closedDays.has(day.slice(5));
}

function openDayFrom(day: Day, closedDays: ClosedDays): Day {
  let open = day;
  while (isClosed(open, closedDays)) open = addDays(open, 1);
  return open;
}

/**
 * The first day a product can be delivered on: so many working days after the one on which the order is taken, which is
 * today until the cut-off and else the next one.
 */
export function earliestDay(now: number, leadDays: number, closedDays: ClosedDays): Day {
  const { day, hour } = onTheWall(now);
  let earliest = openDayFrom(hour < CUT_OFF_HOUR ? day : addDays(day, 1), closedDays);
  for (let lead = 0; lead < leadDays; lead += 1) earliest = openDayFrom(addDays(earliest, 1), closedDays);
  return earliest;
}

export type DayRefusal =
  | { readonly kind: 'not-a-day' }
  | { readonly kind: 'too-early'; readonly earliest: Day }
  | { readonly kind: 'too-late'; readonly latest: Day }
  | { readonly kind: 'closed' };

/** Reads `YYYY-MM-DD`, with or without a time behind it. Null when the calendar has no such day. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}:\d{2})?$/.exec(text.trim());
  const day = match?.[1];
  if (day === undefined) return null;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

/** Why the shop cannot keep a day that was asked for; null when it can. */
export function refuseDay(day: Day | null, now: number, leadDays: number, closedDays: ClosedDays): DayRefusal | null {
  if (day === null) return { kind: 'not-a-day' };
  const earliest = earliestDay(now, leadDays, closedDays);
  const latest = addDays(onTheWall(now).day, FURTHEST_DAYS);
  if (day < earliest) return { kind: 'too-early', earliest };
  if (day > latest) return { kind: 'too-late', latest };
  return isClosed(day, closedDays) ? { kind: 'closed' } : null;
}
