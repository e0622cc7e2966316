import { type KeyboardEvent, type SyntheticEvent, type ToggleEvent, useRef } from 'react';
import { Static } from '../../../next-internals/server-only/server-components';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { ServerOnly } from '../shared/ServerOnly';
import type { FilterFormProps } from './FilterForm';
import { FILTER_FORM_ID, FILTERS_ID, FOUND_ID } from './listing-ids';
import type { LiveListing } from './use-listing';

const CLOSE_ID = 'filters-close';
const APPLY_ID = 'filters-apply';

interface FilterSheetProps extends FilterFormProps {
  readonly live: LiveListing | null;
}

/**
 * The filters: a column of a wide page, and a native popover of a narrow one, which opens and closes without scripts. Closing it
 * discards what was not applied.
 */
export function FilterDrawer({ live, ...drawn }: FilterSheetProps) {
  const isApplying = useRef(false);
  const toggle = ({ newState, target, currentTarget: sheet }: ToggleEvent<HTMLElement>) => {
    if (target !== sheet || isApplying.current) return;
    if (newState === 'open') return closeWhenWide(sheet);
    sheet.querySelector<HTMLFormElement>(`#${FILTER_FORM_ID}`)?.reset();
    live?.vm.discard();
  };
  /** The event of closing is sent before `hidePopover` returns; a column is not open. */
  const apply = ({ currentTarget: sheet }: SyntheticEvent<HTMLElement>) => {
    isApplying.current = true;
    sheet.hidePopover();
    isApplying.current = false;
  };
  const on = { onBeforeToggle: toggle, onSubmit: apply, onKeyDown: keepFocusInside };
  return (
    <>
      <a className="listing-skip" href={`#${FOUND_ID}`}>
        {listingTexts.skipFilters}
      </a>
      <section id={FILTERS_ID} popover="auto" className="filters" aria-label={listingTexts.filters} {...on}>
        {live === null ? (
          <ServerOnly id="filters-html">
            {process.env.NEXT_RUNTIME !== '' && <Static.FilterForm {...drawn} />}
          </ServerOnly>
        ) : (
          <live.FilterForm key={live.vm.selections} {...drawn} />
        )}
      </section>
    </>
  );
}

function closeWhenWide(sheet: HTMLElement): void {
  window.matchMedia('(min-width: 64rem)').addEventListener('change', () => sheet.hidePopover(), { once: true });
}

/** Tab does not reach the page behind the open popover. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const [from, to] = event.shiftKey ? [CLOSE_ID, APPLY_ID] : [APPLY_ID, CLOSE_ID];
  if (event.key !== 'Tab' || !event.currentTarget.matches(':popover-open') || document.activeElement?.id !== from)
    return;
  event.preventDefault();
  document.getElementById(to)?.focus();
}
