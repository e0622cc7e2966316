import '../../../theme/lazy/day-dialog.module.css';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '../../../../domain/delivery/calendar/calendar-date';
import { deliveryCalendar } from '../../../../domain/delivery/delivery-calendar';
import type { DeliveryRules } from '../../../../domain/delivery/delivery-rules';
import { dayPickerTexts, closedDayText } from '../../../texts/en/delivery/day-picker';
import { dayInWords, monthInWords } from '../../shared/day-in-words';
import { Icon } from '../../shared/Icon';
import { MonthGrid } from './MonthGrid';
import { monthOf, plusMonths } from './month';

export interface DayDialogProps {
  readonly rules: DeliveryRules;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  readonly chosen: string;
  readonly locale: string;
  readonly onPick: (day: CalendarDate) => void;
  readonly onClose: () => void;
}

/**
 * All possible delivery days by month. Closed days stay visible and focusable and say why they are closed. A native
 * dialog, which traps the focus, closes on Escape and restores the focus.
 */
export function DayDialog({ rules, earliest, latest, chosen, locale, onPick, onClose }: DayDialogProps) {
  const from = rules.now.date;
  const days = deliveryCalendar(rules, from, latest);
  const [at, setAt] = useState(days.some(({ date }) => date === chosen) ? chosen : earliest);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    dialog.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  const month = monthOf(at);
  const refusal = days.find(({ date }) => date === at)?.refusal ?? null;
  const turn = (months: number) => {
    const day = `${plusMonths(month, months)}-01`;
    setAt(day < from ? from : day);
  };
  const pick = (day: CalendarDate) => {
    dialog.current?.close();
    onPick(day);
  };
  return (
    <dialog ref={dialog} className="day-dialog" aria-labelledby="day-dialog-title" onClose={onClose}>
      <div className="day-dialog-head">
        <h2 id="day-dialog-title">{dayPickerTexts.title}</h2>
        <button
          type="button"
          className="square"
          aria-label={dayPickerTexts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="day-dialog-head">
        <button
          type="button"
          className="square square-back"
          aria-label={dayPickerTexts.monthBefore}
          disabled={month <= monthOf(from)}
          onClick={() => turn(-1)}
        >
          <Icon name="down" />
        </button>
        <p id="day-dialog-month" className="day-month" aria-live="polite">
          {monthInWords(month, locale)}
        </p>
        <button
          type="button"
          className="square square-on"
          aria-label={dayPickerTexts.monthAfter}
          disabled={month >= monthOf(latest)}
          onClick={() => turn(1)}
        >
          <Icon name="down" />
        </button>
      </div>
      <MonthGrid
        days={days}
        month={month}
        at={at}
        chosen={chosen}
        locale={locale}
        labelledBy="day-dialog-month"
        onGo={setAt}
        onPick={pick}
      />
      <p className="day-reason" role="status">
        <strong className="block">{dayInWords(at, locale)}</strong>
        <span>{refusal === null ? dayPickerTexts.open : closedDayText(refusal)}</span>
      </p>
    </dialog>
  );
}
