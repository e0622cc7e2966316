import { usualWeekdays } from '../../../../src/domain/delivery/usual-weekdays';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];
const WEEK = [SUN, MON, TUE, WED, THU, FRI, SAT];

test.each([
  ['the van', 0, WEEK, [SUN], [MON, TUE, WED, THU, FRI, SAT]],
  ['the van of a shop that is open on Sundays', 0, [SUN, MON], [], [SUN, MON]],
  ['a day on the way', 1, WEEK, [SUN], [TUE, WED, THU, FRI, SAT]],
  ['three days on the way', 3, [TUE, WED, THU, FRI], [SUN], [THU, FRI]],
  ['four days on the way', 4, [TUE, WED, THU, FRI], [SUN], [FRI]],
  ['a shop that is closed on Mondays', 1, WEEK, [SUN, MON], [WED, THU, FRI, SAT]],
])('the weekdays of %s', (_what, transitDays, weekdays, closedWeekdays, expected) => {
  expect(usualWeekdays({ weekdays, transitDays }, { closedWeekdays })).toEqual(expected);
});
