import { useMemo } from 'react';
import { plusDays, type CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';
import { deliveryCalendar } from '../../../../domain/delivery/delivery-calendar';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { productTexts } from '../../../texts/en/product/product';
import { dayParts } from '../../shared/day-in-words';
import { CalendarTile } from './CalendarTile';

interface DayTilesProps {
  /** Id of the date field, and prefix of the tiles' ids. */
  readonly id: string;
  readonly rules: DeliveryRules;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  /** Value of the date field; any string. */
  readonly chosen: string;
  readonly locale: string;
  readonly onPick: (day: CalendarDate) => void;
}

/** Number of day tiles; with the calendar tile they fill one or two rows. */
const TILES = 7;
/** Enough days to contain that many open ones, except in a long closure. */
const LOOKED_AT = 21;

/** The next open days as buttons, and the calendar. They need scripts; the date field does not. */
export function DayTiles({ id, rules, earliest, latest, chosen, locale, onPick }: DayTilesProps) {
  // Every key press renders the form again, but the days stay the same.
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
