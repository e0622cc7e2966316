import { type RefObject, useEffect } from 'react';
import type { SearchOverlayViewModel } from '../../view-models/search/search-overlay-view-model';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Connects the view-model with the popover around `part`, whose field is not React's: what is typed, arrow keys between field and
 * suggestions, and closing, also when the focus leaves it.
 */
export function useSearchField(part: RefObject<HTMLElement | null>, vm: SearchOverlayViewModel): void {
  useEffect(() => {
    const sheet = part.current?.closest<HTMLElement>('[popover]');
    const field = sheet?.querySelector<HTMLInputElement>('input[type=search]');
    if (!sheet || !field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const type = () => vm.type(field.value);
    const press = (event: KeyboardEvent) => {
      // By default Escape only clears a search field.
      if (event.key === 'Escape') return sheet.hidePopover();
      const step = STEPS[event.key];
      const stops: readonly HTMLElement[] = [field, ...sheet.querySelectorAll<HTMLElement>('[data-suggested]')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (step === undefined || at < 0 || stops.length === 1) return;
      event.preventDefault();
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
    };
    const toggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') return vm.open();
      field.value = '';
      vm.close();
    };
    field.addEventListener('input', type, { signal });
    sheet.addEventListener('keydown', press, { signal });
    sheet.addEventListener('focusout', leave, { signal });
    sheet.addEventListener('toggle', toggle, { signal });
    // Letters that were typed before this script was loaded.
    if (field.value !== '') type();
    return () => {
      listening.abort();
      vm.dispose();
    };
  }, [part, vm]);
}
