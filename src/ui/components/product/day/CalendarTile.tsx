import { useState, type ComponentType } from 'react';
import { productTexts } from '../../../texts/en/product/product';
import { useOpening } from '../../shared/use-opening';
import type { DayDialogProps } from './DayDialog';

type CalendarTileProps = Omit<DayDialogProps, 'onClose'> & { readonly id: string };

/** Opens the calendar, which is loaded on first use. If it cannot be loaded, the browser's own is used. */
export function CalendarTile({ id, onPick, ...days }: CalendarTileProps) {
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
