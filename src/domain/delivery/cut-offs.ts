import type { DeliverySchedule } from './delivery-schedule';
import type { DeliveryZone } from './delivery-zone';
import { londonMoment } from './calendar/london-time';

/** Until when orders for some places count as those of a working day. */
export interface CutOff {
  /** London minutes since midnight. */
  readonly minutes: number;
  /** Titles of the zones that our van goes to. */
  readonly vanTo: readonly string[];
  /** Titles of the courier's; `all` if this is the cut-off of each. */
  readonly courierTo: readonly string[] | 'all';
}

/** Returns the cut-off of a zone, which is the shop's where it has none of its own; in London minutes since midnight. */
export function cutOffOfZone(zone: DeliveryZone | null, { cutOffMinutes }: Pick<DeliverySchedule, 'cutOffMinutes'>) {
  return zone?.cutOffMinutes ?? cutOffMinutes;
}

/** Returns every cut-off with the places for which it holds, the latest first; for a shop without zones, the shop's own. */
export function cutOffsByPlace(schedule: DeliverySchedule): readonly CutOff[] {
  const { zones, courierZones } = schedule;
  const minutesOf = (zone: DeliveryZone) => cutOffOfZone(zone, schedule);
  const all = [...new Set([...zones, ...courierZones].map(minutesOf))].sort((one, other) => other - one);
  if (all.length === 0) return [{ minutes: schedule.cutOffMinutes, vanTo: [], courierTo: [] }];
  return all.map((minutes) => {
    const titles = (of: readonly DeliveryZone[]) =>
      of.flatMap((zone) => (minutesOf(zone) === minutes ? zone.title : []));
    const courierTo = titles(courierZones);
    const isEvery = courierTo.length > 0 && courierTo.length === courierZones.length;
    return { minutes, vanTo: titles(zones), courierTo: isEvery ? 'all' : courierTo };
  });
}

const MINUTES_OF_DAY = 24 * 60;

/** Returns the whole seconds until the words about today change: at the next cut-off of any place, or when the day ends. */
export function secondsToNextCutOff(schedule: DeliverySchedule, epochMs: number): number {
  const { minutes: now } = londonMoment(epochMs);
  const all = [schedule.cutOffMinutes, ...cutOffsByPlace(schedule).map(({ minutes }) => minutes)];
  return secondsUntil(Math.min(...all.filter((one) => one > now), MINUTES_OF_DAY), epochMs);
}

/** Returns the whole seconds until the day ends in London, and possibly a season with it. */
export function secondsToMidnight(epochMs: number): number {
  return secondsUntil(MINUTES_OF_DAY, epochMs);
}

function secondsUntil(minutes: number, epochMs: number): number {
  return (minutes - londonMoment(epochMs).minutes) * 60 - Math.ceil((epochMs % 60_000) / 1000);
}
