import { placesOfPostcode } from '../commerce/delivery/delivery-zones';
import { isPostcodeArea } from '../commerce/delivery/postcode';
import type { ParsedArguments } from './admin-command';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MAX_PLACES = 500;

/** Minutes since midnight as `14:00`. */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
/** `12` as `mon,tue`. */
export const dayNames = (digits: string): string =>
  [...digits].map((digit) => WEEKDAYS[Number(digit)]).join(',') || 'none';

/** `14:00` as London minutes since midnight; null for anything else. */
export function readClock(text: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** `mon,tue` as digits in the order of the week, `none` as no day; null for anything else. */
export function readWeekdays(text: string): string | null {
  const names = text === 'none' ? [] : text.toLowerCase().split(',');
  const digits = names.map((name) => WEEKDAYS.indexOf(name));
  return digits.includes(-1) ? null : [...new Set(digits)].sort().join('');
}

/** Areas, outward codes and sectors; null if one of them is none. */
export function readPlaces(text: string): readonly string[] | null {
  const places = [
    ...new Set(
      text
        .toUpperCase()
        .split(',')
        .map((place) => place.trim()),
    ),
  ];
  const isPlace = (place: string): boolean => {
    if (place === '*' || isPostcodeArea(place)) return true;
    // Completed to a whole postcode, which must be in the place that was meant.
    return placesOfPostcode(/ \d$/.test(place) ? `${place}AA` : `${place} 1AA`).includes(place);
  };
  return places.length <= MAX_PLACES && places.every(isPlace) ? places : null;
}

/** The value of an option as read; the problem when it cannot be read. */
export function readOption<T>(
  read: ParsedArguments,
  name: string,
  parse: (text: string) => T | null,
  like: string,
): { readonly value?: T } | string {
  const text = read.text(name);
  if (text === null) return {};
  const value = parse(text);
  return value === null ? `--${name} is written like ${like}, not ${text}.` : { value };
}

/** The value of an option that was given and could be read. */
export function valueOf<T>(read: { readonly value?: T } | string): T | undefined {
  return typeof read === 'string' ? undefined : read.value;
}
