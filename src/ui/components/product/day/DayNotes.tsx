import type { CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';
import { deliveryPromise } from '../../../../domain/delivery/delivery-promise';
import { HOME, countryOfStore } from '../../../../domain/address/country';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { sundayOccasion } from '../../../../domain/delivery/sunday-occasion';
import { cutOffText } from '../../../texts/en/delivery/shop-times';
import { dayNotes } from '../../../texts/en/delivery/day-notes';
import { peakNames } from '../../../texts/en/delivery/delivery-days';
import { dayInWords } from '../../shared/day-in-words';

interface OrderNoteProps {
  readonly rules: DeliveryRules;
  readonly locale: string;
}

/** Notes to read before choosing a day. */
export function OrderNote(props: OrderNoteProps) {
  return (
    <>
      <OccasionNote {...props} />
      {/* It is for the zone next to the shop, which is not where a store abroad delivers. */}
      {countryOfStore(props.locale) === HOME && <span>{cutOffText(deliveryPromise(props.rules), props.locale)}</span>}
    </>
  );
}

/** Valentine's or Mother's Day on a Sunday: which day to choose instead. */
function OccasionNote({ rules, locale }: OrderNoteProps) {
  const found = sundayOccasion(rules);
  if (found === null) return null;
  const [sunday, saturday] = [dayInWords(found.sunday, locale), dayInWords(found.saturday, locale)];
  return <strong className="block">{dayNotes.sundayOccasion(peakNames[found.occasion], sunday, saturday)}</strong>;
}

/** Beside a day while the shop's days cannot be read. */
export function UnknownDaysNote() {
  return <span className="hint block">{dayNotes.notRead}</span>;
}

/** Beside a day that may be left out. */
export function OpenDayNote() {
  return <span className="hint block">{dayNotes.leftOpen}</span>;
}

interface DaysNoteProps {
  readonly rules: DeliveryRules;
  readonly latest: CalendarDate;
  readonly locale: string;
}

/** The weekdays without deliveries, the last day of all, and the place for which the days hold. */
export function DaysNote({ rules: { deliverySchedule }, latest, locale }: DaysNoteProps) {
  const { closedWeekdays, restsOnBankHolidays } = deliverySchedule;
  // A product that is not sent to the country of a store abroad may still go to an address at home, for which a
  // postcode is needed.
  const [nearest] = countryOfStore(locale) === HOME ? deliverySchedule.zones : [];
  const notes = [
    dayNotes.restDays(closedWeekdays, restsOnBankHolidays),
    dayNotes.lastDay(dayInWords(latest, locale)),
    ...(nearest === undefined ? [] : [dayNotes.forOnePlace(nearest.title)]),
  ];
  return <span>{notes.join(' ')}</span>;
}
