import { useState, type ComponentType } from 'react';
import type { CalendarDate } from '../../../../domain/delivery/calendar-date';
import { productTexts } from '../../../texts/en/product';
import type { DayDialogProps } from './DayDialog';

type CalendarTileProps = Omit<DayDialogProps, 'onClose'> & { readonly id: string };

/** Opens the calendar, which is fetched when it is first asked for. When it cannot be had, the browser has one too. */
export function CalendarTile({ id, onPick, ...days }: CalendarTileProps) {
  const [Dialog, setDialog] = useState<ComponentType<DayDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'fetching' | 'open'>('closed');
  const open = async () => {
    if (Dialog !== null) return setState('open');
    setState('fetching');
    try {
      const { DayDialog } = await import('./DayDialog');
      setDialog(() => DayDialog);
      setState('open');
    } catch {
      setState('closed');
      showBrowsersOwn(id);
    }
  };
  const pick = (day: CalendarDate) => {
    setState('closed');
    onPick(day);
  };
  return (
    <>
      <button
        type="button"
        id={`${id}-calendar`}
        className="day-tile day-tile-more"
        aria-haspopup="dialog"
        aria-busy={state === 'fetching' || undefined}
        onClick={() => void open()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4m6-4v4" />
        </svg>
        {productTexts.allDays}
      </button>
      {Dialog !== null && state === 'open' && <Dialog {...days} onPick={pick} onClose={() => setState('closed')} />}
    </>
  );
}

/** Browsers that cannot open their calendar by themselves open it at the next press; the field has the focus already. */
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
