import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useShop } from '../../shop-context';
import type { ListingViewModel } from '../../view-models/listing/listing-view-model';
import type { ListingFeature } from '../../view-models/site/lazy-features';
import { FOUND_ID } from './listing-ids';
import type { LiveParts } from './live-listing';

/** Creates the view-model of a category or of a search. */
export type OpenListing = (feature: ListingFeature) => ListingViewModel;

/** A listing that changes in place, with what draws it again. */
export type LiveListing = LiveParts & { readonly vm: ListingViewModel };

/**
 * Carries out the links and forms of a listing in place (`data-listing` says what each does). Its scripts are loaded at the
 * first one; if that fails, the browser follows the link or sends the form.
 */
export function useListing(open: OpenListing) {
  const { features } = useShop();
  const [live, setLive] = useState<LiveListing | null>(null);
  const [isOpening, setOpening] = useState(false);
  const loading = useRef<Promise<LiveListing> | null>(null);
  const focused = useFocusKept();
  const opened = useRef<ListingViewModel | null>(null);
  useHistory(opened);
  const load = async (): Promise<LiveListing> => {
    const [feature, { liveParts }] = await Promise.all([
      features().then(({ listing }) => listing()),
      import('./live-listing'),
    ]);
    const vm = open(feature);
    // At once, as the browser's history may be stepped through before React draws it.
    opened.current = vm;
    liveParts.stage(vm);
    const loaded = { vm, ...liveParts };
    setLive(loaded);
    return loaded;
  };
  const act = async (source: HTMLElement) => {
    focused.current = document.activeElement?.id ?? null;
    setOpening(true);
    try {
      loading.current ??= load();
      const { vm, carryOut } = await loading.current;
      await carryOut(vm, source);
    } catch {
      loading.current = null;
      leave(source);
    } finally {
      setOpening(false);
    }
  };
  return { live, isBusy: isOpening || live?.vm.loading.isLoading === true, on: handlers(live, act) };
}

/** Event handlers for an element around the listing, because the server alone renders much of it. */
function handlers(live: LiveListing | null, act: (source: HTMLElement) => Promise<void>) {
  return {
    onClick: (event: MouseEvent) => {
      const source = (event.target as Element).closest<HTMLElement>('a[data-listing],button[data-listing]');
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (source === null || opensElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      void act(source);
    },
    onSubmit: (event: SyntheticEvent) => {
      const source = event.target as HTMLFormElement;
      if (source.dataset.listing === undefined) return;
      event.preventDefault();
      void act(source);
    },
    // React has no `change` events of fields that it did not draw.
    onInput: ({ target }: SyntheticEvent) => {
      const { form } = target as HTMLInputElement;
      // The button of this form remains for keyboard users who step through the list.
      if (form?.dataset.listing === 'sort') form.requestSubmit();
      else if (form?.dataset.listing === 'filters') live?.stage(live.vm);
    },
  };
}

/** Without the scripts. */
function leave(source: HTMLElement): void {
  if (source instanceof HTMLFormElement) {
    // After Back, the page is sorted as its URL says.
    window.addEventListener('pagehide', () => source.reset(), { once: true });
    source.submit();
  } else if (source instanceof HTMLAnchorElement) window.location.assign(source.href);
  else window.location.reload();
}

/** Steps of the browser's history that this page wrote, or wrote before it was loaded again. */
function useHistory(opened: RefObject<ListingViewModel | null>): void {
  useEffect(() => {
    const { search } = window.location;
    const follow = () => {
      if (opened.current !== null) void opened.current.follow();
      // Otherwise it is only a fragment.
      else if (window.location.search !== search) window.location.reload();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [opened]);
}

/** When the focused element is drawn again, the new one gets the focus; if there is none, the number of products does. */
function useFocusKept() {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    focused.current = null;
    (document.getElementById(id) ?? document.getElementById(FOUND_ID))?.focus({ preventScroll: true });
  });
  return focused;
}
