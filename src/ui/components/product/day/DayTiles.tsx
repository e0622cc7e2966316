import { useMemo, useState, type ComponentType } from 'react';
import { plusDays, type CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';
import { deliveryCalendar } from '../../../../domain/delivery/delivery-calendar';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { productTexts } from '../../../texts/en/product/product';
import { dayParts } from '../../shared/day-in-words';
import { useOpening } from '../../shared/use-opening';
import type { DayDialogProps } from './DayDialog';

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

type CalendarTileProps = Omit<DayDialogProps, 'onClose'> & { readonly id: string };

/** Opens the calendar, which is loaded on first use. If it cannot be loaded, the browser's own is used. */
function CalendarTile({ id, onPick, ...days }: CalendarTileProps) {
  const [Dialog, setDialog] = useState<ComponentType<DayDialogProps> | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const { opening, open, close } = useOpening();
  const fetchAndOpen = async () => {
    if (Dialog !== null) return open();
    setAwaited(true);
    try {
      const { DayDialog } = await import('./DayDialog');
      setDialog(() => DayDialog);
      open();
    } catch {
      showBrowsersOwn(id);
    }
    setAwaited(false);
  };
  return (
    <>
      <button
        type="button"
        id={`${id}-calendar`}
        className="day-tile day-tile-more"
        aria-haspopup="dialog"
        aria-busy={isAwaited || undefined}
        onClick={() => void fetchAndOpen()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4m6-4v4" />
        </svg>
        {productTexts.allDays}
      </button>
      {Dialog !== null && opening !== null && (
        <Dialog
          key={opening}
          {...days}
          onPick={(day) => {
            close(opening);
            onPick(day);
          }}
          onClose={() => close(opening)}
        />
      )}
    </>
  );
}

/** Browsers without `showPicker` open their calendar at the next press, since the field has the focus. */
function showBrowsersOwn(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  try {
    field.showPicker();
  } catch {
    return;
  }
}
