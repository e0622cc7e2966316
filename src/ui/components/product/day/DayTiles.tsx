import { useMemo } from 'react';
import { plusDays, type CalendarDate } from '../../../../domain/delivery/calendar-date';
import { deliveryCalendar } from '../../../../domain/delivery/delivery-calendar';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { productTexts } from '../../../texts/en/product';
import { dayParts } from '../../shared/day-in-words';
import { CalendarTile } from './CalendarTile';

interface DayTilesProps {
  /** Id of the date field; the tiles' ids begin with it. */
  readonly id: string;
  readonly rules: DeliveryRules;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  /** As it stands in the field; may be anything a field can hold. */
  readonly chosen: string;
  readonly locale: string;
  readonly onPick: (day: CalendarDate) => void;
}

/** So many days can be picked with one press; with the way to all others they fill one row or two. */
const TILES = 7;
/** Among so many days there are always that many open ones, outside of a long closure. */
const LOOKED_AT = 21;

/** The next open days, each one press away, and the calendar for all others. They need scripts; the field below does not. */
export function DayTiles({ id, rules, earliest, latest, chosen, locale, onPick }: DayTilesProps) {
  // Every stroke of a key draws the form anew; the days stay the same.
  const open = useMemo(() => {
    const until = plusDays(earliest, LOOKED_AT);
    return deliveryCalendar(rules, earliest, until < latest ? until : latest)
      .filter(({ refusal }) => refusal === null)
      .slice(0, TILES);
  }, [rules, earliest, latest]);
  return (
    <div className="day-tiles noscript:hidden" role="group" aria-label={productTexts.nextDays}>
      {open.map(({ date }) => {
        const { weekday, day, month } = dayParts(date, locale);
        return (
          <button
            key={date}
            type="button"
            id={`${id}-${date}`}
            className="day-tile"
            aria-pressed={date === chosen}
            onClick={() => onPick(date)}
          >
            <span>{weekday}</span> <strong>{day}</strong> <span>{month}</span>
          </button>
        );
      })}
      <CalendarTile
        id={id}
        rules={rules}
        earliest={earliest}
        latest={latest}
        chosen={chosen}
        locale={locale}
        onPick={onPick}
      />
    </div>
  );
}
