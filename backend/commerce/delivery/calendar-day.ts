/** A calendar day in the shop's time zone, `YYYY-MM-DD`. Days compare as texts do. */
export type Day = string;

const SHOP_ZONE = 'Europe/London';
const DAY = 86_400_000;
const MINUTE = 60_000;

const shopClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

interface ShopTime {
  readonly day: Day;
  readonly minutes: number;
}

/** What was asked for last: a listing asks for the same minute at each product. */
let last: (ShopTime & { readonly minute: number }) | null = null;

/** The day and the minutes since midnight in the shop's time zone at an instant (epoch ms). */
export function shopTimeAt(now: number): ShopTime {
  const minute = Math.floor(now / MINUTE);
  if (last?.minute === minute) return last;
  const parts = new Map(shopClock.formatToParts(now).map((part) => [part.type, part.value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  last = { minute, day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
  return last;
}

/** Adds calendar days, independent of daylight saving. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Reads `YYYY-MM-DD`, optionally followed by a time. Null for a day that does not exist. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}:\d{2})?$/.exec(text.trim());
  const day = match?.[1];
  if (day === undefined) return null;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

/** London's offsets from UTC in minutes. */
const OFFSETS = [0, 60];

/** Epoch ms at which a day begins in London. */
export function instantOf(day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const begins = (instant: number): boolean => {
    const clock = shopTimeAt(instant);
    return clock.day === day && clock.minutes === 0;
  };
  const offset = OFFSETS.find((minutes) => begins(midnight - minutes * MINUTE)) ?? 0;
  return midnight - offset * MINUTE;
}

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `Wednesday 7 October 2026` */
export function formatDay(day: Day): string {
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}
