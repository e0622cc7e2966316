import { cutOffsByPlace } from '../../../src/domain/delivery/cut-offs';
import { dayOfWeek, plusDays } from '../../../src/domain/delivery/calendar/calendar-date';
import { londonMoment } from '../../../src/domain/delivery/calendar/london-time';
import { weeklyHours } from '../../../src/domain/delivery/delivery-schedule';
import { type About, inCurrency, payBy, PRODUCTS, today } from './facts';
import { truth, type Truth } from './truths';
import { readDay, readHour, readPrice, readWeekdays } from './words';

const sorted = (numbers: readonly number[]) => [...numbers].sort().join();

/** `Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm` against the week of the schedule. */
function areOpeningHours(words: string, { schedule }: About): boolean {
  const told = words.split(', ').flatMap((part) => {
    const [, days = '', opens = '', closes = ''] = /^(\w+day(?: to \w+day)?) (.+) to (.+)$/.exec(part) ?? [];
    return readWeekdays(days).map((weekday) => [weekday, readHour(opens), readHour(closes)].join());
  });
  const open = weeklyHours(schedule).map((one) => [one.weekday, one.opensMinutes, one.closesMinutes].join());
  return told.sort().join(';') === open.sort().join(';');
}

/** `2 pm for Chichester; noon for the coast and the downs and everything that goes by courier`. */
function areCutOffs(words: string, { schedule }: About): boolean {
  const told = new Map(
    words.split('; ').map((part) => [readHour(part.split(' for ')[0] ?? ''), part.slice(part.indexOf(' for ') + 5)]),
  );
  return cutOffsByPlace(schedule).every(({ minutes, vanTo, courierTo }) => {
    const places = told.get(minutes) ?? '';
    const parcels =
      courierTo === 'all' ? ['everything that goes by courier'] : courierTo.map((title) => `parcels to ${title}`);
    return [...vanTo, ...parcels].every((place) => places.includes(place));
  });
}

/** Day, hours and place of the workshop that is read or ordered. */
function isWorkshop({ day, hour, hour2, at }: Readonly<Record<string, string>>, about: About): boolean {
  const own = [about.product?.sku, ...(about.errand?.wishes ?? []).map(({ product }) => product.product)];
  return PRODUCTS.some(({ sku, workshop }) => {
    const date = readDay(day ?? '', today(about));
    if (workshop === undefined || date === null || !own.includes(sku)) return false;
    const from = workshop.from === undefined ? null : `${date.slice(0, 4)}-${workshop.from}`;
    const isFirst = from === null || (date >= from && date < plusDays(from, 7));
    const isThere = at === undefined || at === workshop.place;
    return isFirst && isThere && dayOfWeek(date) === workshop.weekday && `${hour} to ${hour2}` === workshop.hours;
  });
}

const isNow = (date: string, time: string, about: About) => {
  const { date: day, minutes } = londonMoment(about.now);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return readDay(date, today(about)) === day && hour * 60 + minute === minutes;
};

/** The shop's hours and address, workshops, deadlines of payment, and the moments of an order. */
export const SHOP_TRUTHS: readonly Truth[] = [
  truth('Have a great {weekday}', ({ weekday }, about) => readWeekdays(weekday ?? '')[0] === dayOfWeek(today(about))),
  truth(
    'We do not deliver on {words}\\.',
    ({ words }, { schedule }) =>
      sorted(readWeekdays(words ?? '')) === sorted(schedule.closedWeekdays) &&
      (words ?? '').includes('bank holidays') === schedule.restsOnBankHolidays,
  ),
  truth('(?:Open )?(?<hours>{weekday} to .+ [ap]m)\\.?', ({ hours }, about) => areOpeningHours(hours ?? '', about)),
  truth('.+(?:: | goes: )(?<list>{hour} for .+; .+)\\.', ({ list }, about) => areCutOffs(list ?? '', about)),
  truth(
    '{name} {day}, {hour} to {hour2}(?: Now)? {price}(?: a place, | Was | ★ | Only | Fully | Choose ).+',
    ({ name, price, ...when }, about) => {
      const product = PRODUCTS.find((one) => one.name === name) ?? null;
      return (
        isWorkshop(when, { ...about, product }) &&
        readPrice(price ?? '').minor === inCurrency(about, product?.specialPence ?? product?.pence ?? 0)
      );
    },
  ),
  truth('(?:When |Order \\d+ for |[^.]+ is on )?{day}, {hour} to {hour2}(?:, (?<at>[^.]+?))?\\.?', (groups, about) =>
    isWorkshop(groups, about),
  ),
  truth('.* by noon on {day}(?:[).,].*)?', ({ day }, about) => readDay(day ?? '', today(about)) === payBy(about)),
  truth('(?:Placed on )?{date} at (?<time>\\d\\d:\\d\\d)', ({ date, time }, about) =>
    isNow(date ?? '', time ?? '', about),
  ),
  truth('CANCELLED on {date}, (?<time>\\d\\d:\\d\\d): please do not make it\\.', ({ date, time }, about) =>
    isNow(date ?? '', time ?? '', about),
  ),
  truth(
    '(?:Came in|Paid|Made|On its way|Complete|Cancelled): {date}, (?<time>\\d\\d:\\d\\d)(?: \\(.+\\))?',
    ({ date, time }, about) => isNow(date ?? '', time ?? '', about),
  ),
  truth('(?:Between )?{hour} and {hour2}\\.?', ({ hour, hour2 }) =>
    ['9 am and 1 pm', '1 pm and 5.30 pm'].includes(`${hour} and ${hour2}`),
  ),
];
