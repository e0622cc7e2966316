import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';
import type { CalendarDay } from '../../../../domain/delivery/delivery-calendar';
import { dayPickerTexts, closedDayText } from '../../../texts/en/delivery/day-picker';
import { dayInWords, weekdaysInWords } from '../../shared/day-in-words';
import { dayByKey, weeksOf, type Month } from './month';

interface MonthGridProps {
  /** All focusable days, without gaps. */
  readonly days: readonly CalendarDay[];
  readonly month: Month;
  /** The day with `tabindex` 0. */
  readonly at: CalendarDate;
  readonly chosen: string;
  readonly locale: string;
  readonly labelledBy: string;
  readonly onGo: (day: CalendarDate) => void;
  readonly onPick: (day: CalendarDate) => void;
}

/** A month as an ARIA grid: one tab stop, arrow keys within, closed days focusable. */
export function MonthGrid({ days, month, at, chosen, locale, labelledBy, onGo, onPick }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKeys.current = false;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const [first, last] = [days[0]?.date ?? at, days[days.length - 1]?.date ?? at];
    const next = dayByKey(event.key, at, first, last);
    if (next === null) return;
    event.preventDefault();
    byKeys.current = true;
    onGo(next);
  };
  const known = new Map(days.map((day) => [day.date, day]));
  return (
    <table className="day-grid" role="grid" ref={grid} aria-labelledby={labelledBy} onKeyDown={press}>
      <thead>
        <tr>
          {weekdaysInWords(locale).map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, place) => {
              const day = date === null ? undefined : known.get(date);
              return (
                <td key={date ?? place} aria-selected={date !== null && date === chosen ? true : undefined}>
                  {date !== null && (
                    <DayButton
                      date={date}
                      day={day}
                      isAt={date === at}
                      locale={locale}
                      onPress={(can) => (can ? onPick(date) : onGo(date))}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayButtonProps {
  readonly date: CalendarDate;
  /** Undefined for a day outside the calendar's range. */
  readonly day: CalendarDay | undefined;
  readonly isAt: boolean;
  readonly locale: string;
  readonly onPress: (canBeHad: boolean) => void;
}

function DayButton({ date, day, isAt, locale, onPress }: DayButtonProps) {
  if (day === undefined) return <span className="day-past">{Number(date.slice(8))}</span>;
  const { refusal, peak } = day;
  const words = refusal === null ? (peak === null ? '' : `, ${dayPickerTexts.busy}`) : `, ${closedDayText(refusal)}`;
  return (
    <button
      type="button"
      className="day"
      tabIndex={isAt ? 0 : -1}
      aria-disabled={refusal !== null || undefined}
      aria-label={`${dayInWords(date, locale)}${words}`}
      title={refusal === null ? undefined : closedDayText(refusal)}
      onClick={() => onPress(refusal === null)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
