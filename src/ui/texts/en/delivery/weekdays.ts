/** Weekdays by number; 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 0 on a Monday, with which the week begins. */
export const placeInWeek = (weekday: number): number => (weekday + 6) % 7;

/** `a, b and c` */
export function listInWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `Monday to Saturday`, or the days one by one, from Monday on. */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((one, other) => placeInWeek(one) - placeInWeek(other));
  const names = days.map((day) => WEEKDAYS[day] ?? '');
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const isRun = days.length > 2 && placeInWeek(last) - placeInWeek(first) === days.length - 1;
  return isRun ? `${names[0] ?? ''} to ${names.at(-1) ?? ''}` : listInWords(names);
}
